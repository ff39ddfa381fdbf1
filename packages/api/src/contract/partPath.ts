import * as z from 'zod/mini'

import { text } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

/** Where a part of a story stands: a field; of its rules or its structure, what; and of what has a name, which. */
export const PartPath = z
  .array(text(STORY_LIMITS.nodeNameMax))
  .check(z.minLength(1), z.maxLength(3))
