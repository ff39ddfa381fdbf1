import type { PASSWORD_RULES } from '@kathasagar/api/contract'
import { PASSWORD_SPECIALS } from '@kathasagar/api/contract/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import type { FormField } from '../../../../design-system/primitives/Form/formFields.ts'
import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'

export type PasswordTests = typeof PASSWORD_RULES

/** Characters that a user may consider special: punctuation, symbols and spaces. */
const SIGN = /[\p{P}\p{S}\p{Z}]/u

/** Returns the fields for a new password. The rules show whether the typed password is valid. */
export function useNewPasswordFields(
  tests: PasswordTests,
  [label, confirm]: readonly [string, string],
) {
  const { passwordRules: messages } = useAccountMessages().account
  /** Returns a message for each special character that the password rules do not accept as one. */
  const uncounted = (password: string) =>
    [...new Set(password)]
      .filter((char) => SIGN.test(char) && !PASSWORD_SPECIALS.includes(char))
      .map((sign) => (sign.trim() ? fill(messages.uncounted, { sign }) : messages.spaceUncounted))
      .join(' ')

  return (password: string): FormField<'password' | 'confirm_password'>[] => {
    const rules = tests.map(({ key, holds }) => {
      const isMet = holds(password)
      return {
        key,
        label: fill(messages[key], { signs: [...PASSWORD_SPECIALS].join(' ') }),
        isMet,
        note: key === 'special' && !isMet ? uncounted(password) : '',
      }
    })
    const field = { kind: 'password', autoComplete: 'new-password', isRequired: true } as const
    return [
      { ...field, name: 'password', label, isLive: true, rules },
      { ...field, name: 'confirm_password', label: confirm, isLive: true },
    ]
  }
}
