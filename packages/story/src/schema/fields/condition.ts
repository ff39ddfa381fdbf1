import { isSyntaxIssue } from '../../conditions/expression.ts'
import { parseCondition } from '../../conditions/parseCondition.ts'
import { text } from './fields.ts'
import { toStructureIssue } from '../../messages/structureMessages.ts'
import { STORY_LIMITS } from '../../vocabulary/vocabulary.ts'

/**
 * A condition such as `trust >= 2 and not knows_pass`. Blank means true. The review checks the
 * names, because a draft may not declare them yet.
 */
export const condition = text(STORY_LIMITS.conditionMax).check((given) => {
  if (given.value.trim() === '') return
  const read = parseCondition(given.value)
  if (!isSyntaxIssue(read)) return
  const { error: message, params } = toStructureIssue('condition', {
    ...read.values,
    column: read.column,
    message: read.message,
    code: read.code,
  })
  given.issues.push({ code: 'custom', message, params, input: given.value })
})
