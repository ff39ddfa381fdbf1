import type { ImportedStory } from '@kathasagar/interchange'

/** Whether something of the story itself did not come along, and not only of its looks. */
export const losesOfStory = (notes: ImportedStory['notes']): boolean =>
  notes.some(({ effect }) => effect === 'story')
