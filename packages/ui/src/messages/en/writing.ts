/** Sentences that the routes of the author's pages give to the screens. */
export const writing = {
  required: '{field} is required',
  unsound: 'The structure is no sound JSON yet.',
  noObject: 'A structure is a JSON object.',
  tooLargeToSave:
    'The story takes {size} KB, and only 2,048 KB can be saved. Shorten the longest texts, or part the story in two; a draft of it stays on this device.',
  tooLarge: 'A story takes at most 2 MB; this one is larger.',
  expired: 'Your session has expired. Please log in again.',
  forbidden: 'You do not have permission to create stories.',
  invalid: 'Validation failed.',
  notCreated: 'Failed to create story',
  notUpdated: 'Failed to update story',
  notLoaded: 'Failed to load story details',
  notListed: 'Failed to load your stories',
  notPublished: 'Failed to publish story',
  notArchived: 'Failed to archive story',
  notRestored: 'Failed to restore story',
  notCounted: 'Please try again in a moment.',
  created: '“{title}” is a draft now.',
} as const
