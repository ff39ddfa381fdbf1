import type { PASSWORD_RULES } from '@kathasagar/api/contract'
import { PASSWORD_SPECIALS } from '@kathasagar/api/contract/vocabulary'

import type { AccountMessages } from '../../../../messages/en.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import type { PasswordRule } from '../../../../design-system/primitives/PasswordChecklist/PasswordChecklist.tsx'

export type PasswordTests = typeof PASSWORD_RULES

type RuleMessages = AccountMessages['account']['passwordRules']

/** Characters that a user may consider special: punctuation, symbols and spaces. */
const SIGN = /[\p{P}\p{S}\p{Z}]/u

/** Returns a sentence for each special character that the rules do not count. */
const uncounted = (password: string, messages: RuleMessages) =>
  [...new Set(password)]
    .filter((char) => SIGN.test(char) && !PASSWORD_SPECIALS.includes(char))
    .map((sign) => (sign.trim() ? fill(messages.uncounted, { sign }) : messages.spaceUncounted))
    .join(' ')

export function passwordRules(
  tests: PasswordTests,
  password: string,
  messages: RuleMessages,
): readonly PasswordRule[] {
  return tests.map(({ key, holds }) => {
    const label = fill(messages[key], { signs: [...PASSWORD_SPECIALS].join(' ') })
    const isMet = holds(password)
    const note = key === 'special' && !isMet ? uncounted(password, messages) : ''
    return { key, label, isMet, note }
  })
}
