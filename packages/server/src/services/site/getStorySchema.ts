import type { StorySchema } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** What a story may be made of, for editors and programs. */
export const getStorySchema = async ({ storySchema }: Pick<Ports, 'storySchema'>) =>
  storySchema() satisfies StorySchema
