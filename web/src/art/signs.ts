// Our own drawings for the keys of a theme: 24 by 24, one path each, in the colour that the theme gives.
// A key that has none is shown by the symbol of the theme.

import type { Theme } from '../protocol/scene'

export interface Drawing {
  path: string
  /** Drawn as a line instead of filled. */
  line?: boolean
}

export const SIGNS: Record<string, Drawing> = {
  hidden: { path: 'M12 2.500 21 12l-9 9.500L3 12zM7.500 12c2.500 2.600 6.500 2.600 9 0', line: true },
  exposed: { path: 'M12 1.500 22 12 12 22.500 2 12zM12 8.600A3.400 3.400 0 1 0 12 15.400 3.400 3.400 0 0 0 12 8.600z' },
  minion: {
    path: 'M12 2.500a4 4 0 0 1 4 4c0 1.500-.7 2.700-1.700 3.400 3.200 1.300 5.700 5 5.700 11.600H4C4 14.900 6.500 11.200 9.700 9.900A4 4 0 0 1 8 6.500a4 4 0 0 1 4-4z',
  },
  sigil: {
    path: 'M12 1l2 6.500L20 4.200 16.600 10 23 12l-6.400 2L20 19.800 14 16.500 12 23l-2-6.500-6 3.300L7.400 14 1 12l6.400-2L4 4.200 10 7.500zM12 9.800A2.200 2.200 0 1 0 12 14.200 2.200 2.200 0 0 0 12 9.800z',
  },
  blood: { path: 'M12 1.800c3.800 5.200 7 8.900 7 13a7 7 0 0 1-14 0c0-4.100 3.200-7.800 7-13z' },
  kills: { path: 'M12 1.500l2.200 2.800V14h4.300v2.200h-5v5.300l-1.500 1.200-1.500-1.200v-5.300h-5V14h4.300V4.300z' },
  AP: { path: 'M12 2l3.200 6.800L22 12l-6.800 3.200L12 22l-3.200-6.800L2 12l6.800-3.200z' },
  veil: { path: 'M2 7c3.300-3.300 6.700 3.300 10 0s6.700-3.300 10 0M2 12.500c3.300-3.300 6.700 3.300 10 0s6.700-3.300 10 0M2 18c3.300-3.300 6.700 3.300 10 0s6.700-3.300 10 0', line: true },
  day: {
    path: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.600 5 5 3.600l2.800 2.800-1.400 1.400zM16.200 17.600l1.400-1.400 2.800 2.800-1.400 1.400zM3.600 19l2.800-2.800 1.400 1.400L5 20.400zM16.200 6.400 19 3.600 20.400 5l-2.800 2.800z',
  },
  night: { path: 'M15.500 2.300A10 10 0 1 0 21.700 15 8.200 8.200 0 0 1 15.500 2.300z' },
  'night effect': { path: 'M15.500 2.300A10 10 0 1 0 21.700 15 8.200 8.200 0 0 1 15.500 2.300z' },
  leads: { path: 'M3 19.500 2 7l5.500 4L12 3.500l4.500 7.500L22 7l-1 12.500z' },
  acts: { path: 'M6 3l14 9-14 9z' },
  danger: {
    path: 'M12.800 1.500c.5 4 5.700 6.200 5.700 12a6.500 6.500 0 0 1-13 0c0-2.700 1.300-4.600 2.800-6 .1 1.800.6 3 1.700 3.700C9.700 7.500 10.500 4 12.800 1.500zM11 22h2v1.500h-2z',
  },
  'minions hold': { path: 'M4 2h2v20H4zM7 3h13l-3.500 4.500L20 12H7z' },
  'agents hold': { path: 'M4 2h2v20H4zM7 3h13l-3.500 4.500L20 12H7z' },
  drained: { path: 'M12 3c3.400 4.700 6 7.900 6 11.500a6 6 0 0 1-12 0C6 10.900 8.600 7.700 12 3zM4 20 20 4', line: true },
  crosses: { path: 'M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z' },
  event: { path: 'M5 2h11l3 3v17H5zM8 8h8v1.500H8zM8 12h8v1.500H8zM8 16h5v1.500H8z' },
  relic: { path: 'M5 2h14c0 6-2 9.500-5.500 10.600V18c2.500.3 4.500 1.600 4.500 4H6c0-2.400 2-3.700 4.500-4v-5.400C7 11.500 5 8 5 2z' },
  vampire: { path: 'M12 2a5.500 5.500 0 0 1 5.500 5.500c0 2-1 3.800-2.400 4.700 4.100 1.500 6.900 5 6.900 9.800H2c0-4.800 2.800-8.300 6.900-9.800-1.400-.9-2.400-2.700-2.400-4.700A5.500 5.500 0 0 1 12 2z' },
  district: { path: 'M3 22V10l5-3.500V3h3v2.500L13 4v5.500l4-2.500 4 3V22h-5v-5h-3v5zM6 11.500v2.500h2v-2.500zM6 16v2.500h2V16zM16.500 11.500V14h2v-2.500z' },
  known: { path: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z' },
  'partly known': { path: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 7v10a5 5 0 0 0 0-10z' },
  designed: { path: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z', line: true },
  pack: { path: 'M5 5h14v14H5z' },
}

/** What the page itself needs. */
export const ICONS: Record<string, Drawing> = {
  redo: { path: 'M15 5l5 5-5 5M20 10h-9a6 6 0 0 0 0 12h3', line: true },
  asks: { path: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z' },
  opens: { path: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z', line: true },
  passes: { path: 'M4 5l8 7-8 7zM12 5l8 7-8 7z' },
  stops: { path: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM6 10v4h12v-4z' },
  undo: { path: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3', line: true },
  hint: { path: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c.9.900 1.300 1.500 1.300 2.500h5.400c0-1 .4-1.600 1.300-2.500A6 6 0 0 0 12 3z', line: true },
  book: { path: 'M4 5c3-1.500 6-1 8 1 2-2 5-2.500 8-1v14c-3-1.500-6-1-8 1-2-2-5-2.500-8-1zM12 6v14', line: true },
  share: { path: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 6 6l1.500-1.500', line: true },
  gear: { path: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5', line: true },
  home: { path: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z', line: true },
  replay: { path: 'M12 5a8 8 0 1 1-7.500 5.200M12 8v4.500l3.500 2M4 4v6h6', line: true },
  chat: { path: 'M4 5h16v11h-8l-5 4v-4H4z', line: true },
  people: { path: 'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 20c0-4 2.500-6 6-6s6 2 6 6M16 5.500a3 3 0 0 1 0 5.500M18 14.500c2 .8 3 2.700 3 5.500', line: true },
  help: { path: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.400-1 .8-1 1.700M12 16.500v.6', line: true },
  close: { path: 'M6 6l12 12M18 6 6 18', line: true },
  play: { path: 'M7 4l13 8-13 8z' },
  stop: { path: 'M6 5h4v14H6zM14 5h4v14h-4z' },
  back: { path: 'M16 4 8 12l8 8', line: true },
  next: { path: 'M8 4l8 8-8 8', line: true },
  first: { path: 'M6 4v16M18 4l-8 8 8 8', line: true },
  last: { path: 'M18 4v16M6 4l8 8-8 8', line: true },
  search: { path: 'M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500 21 21', line: true },
  check: { path: 'M4 13l5 5L20 6', line: true },
  trash: { path: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13', line: true },
  fold: { path: 'M5 9l7 7 7-7', line: true },
  unfold: { path: 'M5 15l7-7 7 7', line: true },
  again: { path: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4.500h4.500M10 9v6l5-3z', line: true },
  ready: { path: 'M7 3h10v18H7z', line: true },
  turned: { path: 'M3 7h18v10H3z', line: true },
  hand: { path: 'M3 8l7-2 4 14-7 2zM12 5l7-1 2 14-5 1', line: true },
  point: { path: 'M12 3v18M3 12h18M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', line: true },
}

/** The drawing of a key of a theme: the theme's own, else ours. */
export function drawingOf(theme: Theme, name: string): Drawing | undefined {
  const sign = theme.signs[name]
  return sign?.path ? { path: sign.path, line: !!sign.line } : SIGNS[name]
}
