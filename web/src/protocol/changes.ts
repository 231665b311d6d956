// Scenes are put together from the last one and what has changed since. Pure: it can be tested without a browser.

import type { AreaChange, SceneChange } from './generated'
import type { Area, Scene } from './scene'

/** The scene that follows another one. */
export function applied(old: Scene, change: SceneChange): Scene {
  const { areas: changed = [], order = old.areas.map((area) => area.id), ...rest } = change
  const areas = new Map(old.areas.map((area) => [area.id, area]))
  for (const each of changed) areas.set(each.area.id, areaAfter(areas.get(each.area.id), each))
  return { ...old, ...rest, areas: order.flatMap((id) => areas.get(id) ?? []) }
}

function areaAfter(old: Area | undefined, { area, pieces }: AreaChange): Area {
  if (!pieces) return area
  const there = new Map([...(old?.pieces ?? []), ...(area.pieces ?? [])].map((piece) => [piece.id, piece]))
  return { ...area, pieces: pieces.flatMap((id) => there.get(id) ?? []) }
}
