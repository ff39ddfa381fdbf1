/** Every sentence of the page of saved stories. */
export const saved = {
  title: 'Saved stories',
  lead: 'What you keep for later, the latest first.',
  loading: 'Loading your saved stories...',
  failed: 'Your saved stories could not be loaded.',
  empty: 'Nothing is saved yet.',
  emptyHint: 'Press the leaf on a story, and it is kept here.',
  find: 'Find a story',
} as const
