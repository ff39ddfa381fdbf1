/** Every sentence of the page of notices. Of more people than one the last is named, with how many others. */
export const notices = {
  title: 'Notices',
  lead: 'What concerns you, the latest first.',
  settings: 'Choose which kinds you get',
  loading: 'Loading your notices...',
  failed: 'Your notices could not be loaded.',
  empty: 'Nothing yet.',
  emptyHint: 'When somebody answers you, names you or follows you, it is told here.',
  find: 'Find a story',
  isNew: 'New',
  more: 'Show earlier ones',
  loadingMore: 'Loading...',
  nobody: 'Somebody who has left',
  people: {
    one: '{name}',
    two: '{name} and one other',
    many: '{name} and {count} others',
  },
  kinds: {
    comment_answered: '{people} answered your comment on “{story}”',
    review_answered: '{people} answered your review of “{story}”',
    mentioned: '{people} named you in a comment on “{story}”',
    followed: { one: '{people} follows you', other: '{people} follow you' },
    story_published: '{people} published “{story}”',
    story_commented: '{people} commented on your story “{story}”',
    story_reviewed: '{people} reviewed your story “{story}”',
  },
  outcomes: {
    upheld: 'What you reported was taken down',
    closed: 'What you reported may stay',
    gone: 'What you reported is no longer there',
  },
} as const
