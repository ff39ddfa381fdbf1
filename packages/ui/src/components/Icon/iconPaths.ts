const star = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z'

/** Line drawings on a grid of 24, each one path; our own marks beside the usual signs. */
export const iconPaths = {
  arrowDown: 'M12 4v15.5M5.5 13L12 19.5l6.5-6.5',
  arrowLeft: 'M20 12H4.5M11 5.5L4.5 12l6.5 6.5',
  arrowUp: 'M12 20V4.5M5.5 11L12 4.5l6.5 6.5',
  banyan:
    'M12 21v-7M12 14c-4.5 0-8-1.5-8-5.2S7.5 3.5 12 3.5s8 1.6 8 5.3S16.5 14 12 14ZM7.5 13.5V20M16.5 13.5V20',
  calendar: 'M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  check: 'M5 12.5l4.5 4.5L19 7',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  chevronRight: 'M9.5 6l6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 8.5h11V20H9ZM15 8.5V4H4v11.5h5',
  cowrie:
    'M12 3c4.6 0 7.5 4 7.5 9s-2.9 9-7.5 9-7.5-4-7.5-9S7.4 3 12 3ZM12 5.5c-1.6 4-1.6 9 0 13M10.6 8.5H8.8M10.4 12H8M10.6 15.5H8.8M13.4 8.5h1.8M13.6 12H16M13.4 15.5h1.8',
  eye: 'M2.5 12C6 6.5 9 5.5 12 5.5s6 1 9.5 6.5c-3.5 5.5-6.5 6.5-9.5 6.5S6 17.5 2.5 12ZM12 9a3 3 0 1 0 .01 0Z',
  eyeOff: 'M2.5 10.5C6 15 9 16 12 16s6-1 9.5-5.5M12 16v3.5M6.3 14.6L4.5 17.5M17.7 14.6l1.8 2.9',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  help: 'M12 3.5a8.5 8.5 0 1 0 .01 0ZM9.5 9.5c.3-3.2 5-3 5 0 0 2-2.5 2-2.5 4M12 16.5v.1',
  image: 'M4 5h16v14H4ZM4 16l5-5 4 4 2.5-2.5L20 17M15.5 8.5v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 11v5M12 7.8v.1',
  lamp: 'M3 13h18c-.6 4-4 6.5-9 6.5S3.6 17 3 13ZM12 10.5c-2-1.5-2-3.8 0-7 2 3.2 2 5.5 0 7Z',
  language: 'M4 6h9M8.5 4v2c0 4-2 6.5-5 8M5.5 9.5c1.5 2.5 3.5 4 6.5 5M12.5 20l4-10 4 10M14 17h5',
  leaf: 'M6.5 3.5h11V21L12 17.2 6.5 21ZM12 7.5a1.5 1.5 0 1 0 .01 0Z',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M14 4.5H5v15h9M10.5 12H20M16 7.5l4.5 4.5-4.5 4.5',
  lotus:
    'M12 20c-5 0-8.5-2.5-9.5-7 2.2-.3 4 .2 5.5 1.3C7.2 10.8 8.6 7 12 4c3.4 3 4.8 6.8 4 10.3 1.5-1.1 3.3-1.6 5.5-1.3-1 4.5-4.5 7-9.5 7ZM12 20c-2-2-3.3-3.8-4-5.7M12 20c2-2 3.3-3.8 4-5.7',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  minus: 'M5 12h14',
  pause: 'M9 6v12M15 6v12',
  pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5Z',
  play: 'M8.5 5.5v13l10-6.5Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 4a7 7 0 1 0 .01 0ZM16.2 16.2L20.5 20.5',
  more: 'M5.5 12v.1M12 12v.1M18.5 12v.1',
  redo: 'M15.5 5l4 4-4 4M19.5 9H9a4.5 4.5 0 0 0 0 9h6',
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M5 13v7h14v-7',
  speaker: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  star,
  starFilled: star,
  stop: 'M7 7h10v10H7Z',
  sun: 'M12 9a3 3 0 1 0 .01 0ZM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2',
  torana:
    'M4 20V11c0-2 1.5-3 3-3 0-2.5 2.5-4.5 5-4.5S17 5.5 17 8c1.5 0 3 1 3 3v9M7.5 20v-7.5M16.5 20v-7.5M4 20h16',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7M10.2 10.5l.3 6M13.8 10.5l-.3 6',
  undo: 'M8.5 5L4.5 9l4 4M4.5 9H15a4.5 4.5 0 0 1 0 9H9',
  user: 'M12 4a4 4 0 1 0 .01 0ZM4.5 20c.8-4 4-6 7.5-6s6.7 2 7.5 6',
  warning: 'M12 4.5L21 19.5H3ZM12 10.5v4M12 17v.1',
  wheel:
    'M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 10a2 2 0 1 0 .01 0ZM12 3.5V10M12 14v6.5M3.5 12H10M14 12h6.5M6 6l4.6 4.6M13.4 13.4L18 18M18 6l-4.6 4.6M10.6 13.4L6 18',
} as const

/** The lamp on the water: a flame, which is filled, above the boat and two lines of river. */
export const logoPaths = {
  flame: 'M20 5c4.5 6 4.5 10.5 0 13-4.5-2.5-4.5-7 0-13Z',
  boat: 'M5 21h30c-1.2 5-6.5 8-15 8S6.2 26 5 21ZM3 33q4.25-3 8.5 0t8.5 0 8.5 0 8.5 0M8 37.5q3-2 6 0t6 0 6 0 6 0',
} as const

export type IconName = keyof typeof iconPaths | 'logo'
