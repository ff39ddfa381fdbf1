import { drawFrom, drawIndex, seedOf, type StoryStructure } from '@kathasagar/story'

/** Derives a version 4 UUID from the story, so that repeated exports have the same id. */
export function ifidOf(title: string, structure: StoryStructure): string {
  const draw = drawFrom(seedOf(title + JSON.stringify(structure)))
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'
    .replace(/[xy]/gu, (sign) =>
      (sign === 'x' ? drawIndex(draw, 16) : 8 + drawIndex(draw, 4)).toString(16),
    )
    .toUpperCase()
}
