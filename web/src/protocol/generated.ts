// Made by tools/page_types.py from the server's own types. Do not edit: `python tools/page_types.py` makes it anew.
export * from './generated/parts'
export * from './generated/answers'
export * from './generated/fromServer'
export * from './generated/toServer'

export const PROTOCOL_VERSION = 1

export const SCENE_VERSION = 1

export const PRINTED = ['kind', 'name', 'type', 'traits', 'clan', 'icons', 'cost', 'keywords', 'text'] as const
