import { isFault } from '../../conditions/expression.ts'
import { parseCondition } from '../../conditions/parseCondition.ts'
import { text } from './fields.ts'
import { structureFault } from '../../messages/structureMessages.ts'
import { STORY_LIMITS } from '../../vocabulary/vocabulary.ts'

/**
 * When something is there, over the story's state: `trust >= 2 and not knows_pass`; blank is always.
 * What it names is a matter for the review: a state in the making may lack it for a while.
 */
export const condition = text(STORY_LIMITS.conditionMax).check((given) => {
  if (given.value.trim() === '') return
  const read = parseCondition(given.value)
  if (!isFault(read)) return
  const { error: message, params } = structureFault('condition', {
    ...read.values,
    column: read.column,
    message: read.message,
    code: read.code,
  })
  given.issues.push({ code: 'custom', message, params, input: given.value })
})
