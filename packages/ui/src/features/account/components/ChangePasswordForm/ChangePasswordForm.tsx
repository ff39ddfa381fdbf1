import type { FieldErrors, PasswordChange } from '@kathasagar/api/contract'

import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { Form, type FormProps } from '../../../../design-system/primitives/Form/Form.tsx'
import { newPasswordFields } from '../NewPasswordFields/newPasswordFields.ts'
import { passwordRules, type PasswordTests } from '../NewPasswordFields/passwordRules.ts'

export interface ChangePasswordFormProps extends Pick<
  FormProps<PasswordChange>,
  'onSubmit' | 'doneMessage'
> {
  passwordTests: PasswordTests
  /** Returns the schema's errors by field. */
  validate: (values: PasswordChange) => FieldErrors<keyof PasswordChange>
}

export function ChangePasswordForm({ passwordTests, validate, ...form }: ChangePasswordFormProps) {
  const messages = useSettingsMessages().settings.password
  const { passwordRules: rules } = useAccountMessages().account

  return (
    <Form<PasswordChange>
      {...form}
      busyLabel={messages.busy}
      errorsOf={validate}
      fields={({ password }) => [
        {
          name: 'current_password',
          kind: 'password',
          label: messages.current,
          isRequired: true,
          autoComplete: 'current-password',
        },
        ...newPasswordFields(
          [messages.next, messages.confirm],
          passwordRules(passwordTests, password, rules),
        ),
      ]}
      initialValues={{ current_password: '', password: '', confirm_password: '' }}
      resets={['current_password', 'password', 'confirm_password']}
      submitLabel={messages.submit}
      width="narrow"
    />
  )
}
