/** What the map of a play says. */
export const ways = {
  title: 'Ways you have taken',
  note: 'Press a place to go back to it. Nothing is lost: every way stays here. Credits stay spent.',
  loading: 'Drawing the map...',
  failed: 'The map could not be loaded.',
  notDone: 'That could not be done. Please try again.',
  start: 'The beginning',
  here: 'You are here',
  ending: 'An ending',
  name: 'Name of this way',
  nameThis: 'Name this way: {scene}',
  keep: 'Keep',
  leftOut: 'Older turns are kept, and not listed.',
  redo: 'Redo',
} as const
