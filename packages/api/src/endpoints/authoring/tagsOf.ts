export const tagsOf = (id: string) => [
  'MyStories' as const,
  'Stories' as const,
  { type: 'Story' as const, id },
]
