/** What a story's way to its readers spoils: every list it enters or leaves, and its page. */
export const shownIn = (id: string) => [
  'MyStories' as const,
  'Stories' as const,
  { type: 'Story' as const, id },
]
