/** What a cached answer shows, and so what a change spoils. */
export const TAG_TYPES = [
  'Story',
  'Stories',
  'MyStories',
  'EditableStory',
  'StoryVersions',
  'Bookmarks',
  'Session',
  'OpenSessions',
  'User',
  'SignIns',
  'Progress',
  'Models',
  'Categories',
] as const
