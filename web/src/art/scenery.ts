// Scenery for pieces with a face of their own: what a place looks like at night. Walls are a silhouette, 160 by 70
// with the ground at 70; lights are the windows in it. A face without scenery gets a plain row of roofs.

export interface Scenery {
  walls: string
  lights: string
}

const boxes = (list: number[][]): string => list.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}z`).join('')
const grid = (x: number, y: number, columns: number, rows: number, dx: number, dy: number, w: number, h: number): string =>
  boxes(Array.from({ length: columns * rows }, (_, n) => [x + (n % columns) * dx, y + Math.floor(n / columns) * dy, w, h]))

export const ROOFS: Scenery = {
  walls: 'M0 70V48h14V38h18v10h10V30h16v-6h4v6h14v18h8V40l12-8 12 8v12h10V34h20v14h12v-8h10v30z',
  lights: grid(36, 52, 3, 2, 6, 7, 2.5, 3.500) + grid(118, 40, 3, 3, 5, 7, 2, 3.500) + boxes([[62, 36, 3, 4], [68, 44, 3, 4]]),
}

export const SCENERY: Record<string, Scenery> = {
  railway_station: {
    walls: 'M0 70V52h18V40h14v-6h4v6h10c2-14 16-24 34-24s32 10 34 24h8V22h-2l7-12 7 12h-2v18h12v12h16v18zM50 70h60V52c0-14-12-24-30-24S50 38 50 52z',
    lights: 'M76 32h8v36h-8zM60 38l8-4v34h-8zM100 38l-8-4v34h8zM126 27a3 3 0 1 0 6 0 3 3 0 1 0-6 0z' + boxes([[24, 46, 3, 5], [34, 46, 3, 5], [142, 58, 3, 5]]),
  },
  museum: {
    walls: 'M0 70V60h22V36h-4v-5l62-21 62 21v5h-4v24h22v10zM34 60h6V38h-6zM48 60h6V38h-6zM62 60h6V38h-6zM92 60h6V38h-6zM106 60h6V38h-6zM120 60h6V38h-6z',
    lights: 'M74 60V42h12v18zM76 24a4 4 0 1 0 8 0 4 4 0 1 0-8 0z' + boxes([[6, 64, 3, 3], [150, 64, 3, 3]]),
  },
  asylum: {
    walls: 'M0 70V62h16V44l14-12 14 12v-8h18v-8l18-18 18 18v8h18v8l14-12 14 12v18h16v8zM79 4h2v10h-2z',
    lights: 'M76 32a4 4 0 0 1 8 0v8h-8z' + grid(50, 46, 3, 2, 7, 10, 3, 5) + grid(94, 46, 2, 2, 7, 10, 3, 5) + boxes([[27, 48, 3, 6], [130, 48, 3, 6], [76, 56, 8, 14]]),
  },
  night_club: {
    walls: 'M0 70V46h24V30h8v16h14V20h68v26h12V36h16v10h18v24zM50 14h2v6h-2zM108 14h2v6h-2zM50 12h60v2H50z',
    lights: 'M56 28h48v3H56zM58 35l5 8-5 8h3l5-8-5-8zM72 35c-4 0-6 3-6 8s2 8 6 8v-3c-2 0-3-2-3-5s1-5 3-5zM88 35h3v16h-3zM98 35l-5 8 5 8h3l-5-8 5-8zM72 58h16v12H72z' + boxes([[28, 36, 2, 4], [134, 52, 4, 4], [144, 52, 4, 4]]),
  },
  newspaper: {
    walls: 'M0 70V54h20V40h16v14h12V26h16V12h4v-8h2v8h20v14h22v28h10V34h18v20h20v16z',
    lights: 'M68 17h18v3H68zM70 22h14v2H70z' + grid(52, 32, 9, 4, 6.500, 8, 3.500, 4) + boxes([[25, 46, 3, 4], [128, 42, 3, 4], [134, 42, 3, 4]]),
  },
  police_station: {
    walls: 'M0 70V56h26V34h22V26h14v-10h36v10h14v8h22v22h26v14zM78 6h4v10h-4z',
    lights: 'M76 4a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM70 22h20v4H70zM72 54h16v16H72z' + grid(33, 40, 5, 2, 7, 9, 3, 5) + grid(96, 40, 5, 2, 7, 9, 3, 5),
  },
  cathedral: {
    walls: 'M0 70V60h26V46h14V24l10-20 10 20v14l20-12 20 12V24l10-20 10 20v22h14v14h26v10zM49 0h2v5h-2zM109 0h2v5h-2z',
    lights: 'M80 32a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM74 70V57a6 6 0 0 1 12 0v13zM47 30a3 3 0 0 1 6 0v10h-6zM107 30a3 3 0 0 1 6 0v10h-6zM47 50a3 3 0 0 1 6 0v10h-6zM107 50a3 3 0 0 1 6 0v10h-6z',
  },
  city_hall: {
    walls: 'M0 70V58h20V42h46V30h4v-8c0-6 4-10 9-11V2h2v9c5 1 9 5 9 11v8h4v12h46v16h20v12z',
    lights: 'M76 24a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM74 70V56h12v14z' + grid(26, 48, 6, 2, 7, 9, 3, 5) + grid(94, 48, 6, 2, 7, 9, 3, 5) + boxes([[72, 34, 3, 6], [78.500, 34, 3, 6], [85, 34, 3, 6]]),
  },
  slums: {
    walls: 'M0 70V50l10-6 12 6v-8h6v8l8 4V38l14-8 12 8v16l6-2V44h5v-6h3v6h12l2 10 8-5 10 5V36h4v-6h3v6h13l2 18 8-4 12 6v14z',
    lights: boxes([[40, 44, 4, 4], [8, 54, 3, 4], [82, 52, 4, 4], [114, 46, 4, 4], [138, 60, 3, 3], [56, 58, 3, 4], [106, 60, 3, 3], [26, 60, 3, 3]]),
  },
}

/** A portrait is a silhouette of 64 by 64, drawn in the colour of its sign. */
export const PORTRAITS: Record<string, string> = {
  agnieszka:
    'M32 8c10 0 15 7 15 16 0 6 1 12 4 17-3 2-6 2-8 1l-2-4c-1 3-2 5-4 6v3c8 2 15 6 17 17H10c2-11 9-15 17-17v-3c-2-1-3-3-4-6l-2 4c-2 1-5 1-8-1 3-5 4-11 4-17 0-9 5-16 15-16z',
  imre: 'M32 6c4 0 7 1 10 3l4-2c0 5-1 9-2 12 1 8-2 17-7 21v5c9 2 16 7 18 19H9c2-12 9-17 18-19v-5c-5-4-8-13-7-21-1-3-2-7-2-12l4 2c3-2 6-3 10-3zm-8 17 6 2v2l-6-1zm16 0v3l-6 1v-2z',
  ishtvan:
    'M32 5c13 0 19 12 18 24-.5 6-3 12-6 16l2 3c5 2 9 7 10 16H8c1-9 5-14 10-16l2-3c-3-4-5.500-10-6-16C13 17 19 5 32 5zm0 9c-7 0-11 6-11 14 0 9 5 16 11 16s11-7 11-16c0-8-4-14-11-14zm-7 12 5 2v2l-5-1zm14 0v3l-5 1v-2z',
  laszlo:
    'M13 22h6c0-2 0-4 1-6l2-10c6-2 14-2 20 0l2 10c1 2 1 4 1 6h6v4H45c0 7-3 13-7 16v4c8 2 15 7 17 18H9c2-11 9-16 17-18v-4c-4-3-7-9-7-16h-6z',
  mila: 'M32 7c9 0 14 6 14 15v4c3 3 3 8 1 12l-4 3c-1-3-1-6-1-9-1 4-3 8-5 9v4c9 2 15 7 17 19H10c2-12 8-17 17-19v-4c-2-1-4-5-5-9 0 3 0 6-1 9l-4-3c-2-4-2-9 1-12v-4c0-9 5-15 14-15zm-13-1 6 6-4 4zm26 0-2 10-4-4z',
  nevena:
    'M32 8c6 0 11 3 13 8 5 2 8 7 6 12 3 4 2 10-2 12-3 2-6 1-7-1-1 2-2 4-4 5v3c8 2 15 6 17 17H9c2-11 9-15 17-17v-3c-2-1-3-3-4-5-1 2-4 3-7 1-4-2-5-8-2-12-2-5 1-10 6-12 2-5 7-8 13-8z',
}
