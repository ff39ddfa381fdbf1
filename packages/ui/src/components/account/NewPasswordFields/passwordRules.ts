import type { PASSWORD_RULES } from '@kathasagar/api/contract'

import type { AccountMessages } from '../../../messages/en.ts'
import type { PasswordRule } from '../PasswordChecklist/PasswordChecklist.tsx'

/** The contract's rules: a key to name each, and a test to hold the password against. */
export type PasswordTests = typeof PASSWORD_RULES

/** The rules in words, each with whether `password` fulfils it. */
export function passwordRules(
  tests: PasswordTests,
  password: string,
  messages: AccountMessages['account']['passwordRules'],
): readonly PasswordRule[] {
  return tests.map(({ key, holds }) => ({ key, label: messages[key], isMet: holds(password) }))
}
