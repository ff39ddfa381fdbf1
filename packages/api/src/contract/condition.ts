import { text } from './fields.ts'
import { STORY_LIMITS } from './storyLimits.ts'

/** When something is there, over the story's state: `trust >= 2 and not knows_pass`. */
export const condition = text(STORY_LIMITS.conditionMax)
