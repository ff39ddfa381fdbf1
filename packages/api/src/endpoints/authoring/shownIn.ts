export const shownIn = (id: string) => [
  'MyStories' as const,
  'Stories' as const,
  { type: 'Story' as const, id },
]
