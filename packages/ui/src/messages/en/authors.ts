/** Every sentence of an author's page. */
export const authors = {
  loading: 'Opening the author’s page...',
  failed: 'This page could not be opened.',
  missing: 'There is no author of this name.',
  backToStories: 'Back to the stories',
  writesIn: 'Writes in {languages}',
  since: 'Here since {month}',
  follow: 'Follow',
  following: 'Following',
  change: 'Change what stands here',
  notDone: 'That could not be done. Please try again.',
  guest: 'Please log in to follow an author',
  figures: {
    stories_total: { one: 'story', other: 'stories' },
    plays_total: { one: 'play', other: 'plays' },
    followers_total: { one: 'follower', other: 'followers' },
  },
  stories: 'Stories',
  newestFirst: '{count}, newest first',
  none: 'Nothing is published yet.',
  noneHint: 'Until a story of yours is, nobody else sees this page.',
} as const
