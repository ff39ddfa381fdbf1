import type { FormField } from '../../../../design-system/primitives/Form/formFields.ts'
import type { PasswordRule } from '../../../../design-system/primitives/PasswordChecklist/PasswordChecklist.tsx'

export const newPasswordFields = (
  [label, confirm]: readonly [string, string],
  rules: readonly PasswordRule[],
): FormField<'password' | 'confirm_password'>[] => {
  const field = { kind: 'password', autoComplete: 'new-password', isRequired: true } as const
  return [
    { ...field, name: 'password', label, isLive: true, rules },
    { ...field, name: 'confirm_password', label: confirm, isLive: true },
  ]
}
