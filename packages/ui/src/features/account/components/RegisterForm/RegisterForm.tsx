import type { FieldErrors, RegisterRequest } from '@kathasagar/api/contract'
import type { ReactNode } from 'react'

import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { AccountForm } from '../AccountForm/AccountForm.tsx'
import { newPasswordFields } from '../NewPasswordFields/newPasswordFields.ts'
import { passwordRules, type PasswordTests } from '../NewPasswordFields/passwordRules.ts'

type Typed = Omit<RegisterRequest, 'language' | 'guest_token' | 'time_zone'>
export type RegisterValues = { [K in keyof Typed]-?: NonNullable<Typed[K]> }

export interface RegisterFormProps {
  validate: (values: RegisterValues) => FieldErrors<keyof RegisterValues>
  passwordTests: PasswordTests
  onSubmit: (values: RegisterValues) => Promise<FormRefusal | null>
  /** Error from outside the form. */
  error?: string | undefined
  alternative?: ReactNode
  loginHref: string
}

const empty: RegisterValues = {
  username: '',
  email: '',
  display_name: '',
  password: '',
  confirm_password: '',
}

export function RegisterForm(props: RegisterFormProps) {
  const { validate, passwordTests, onSubmit, error, alternative, loginHref } = props
  const { register, passwordRules: rules } = useAccountMessages().account

  return (
    <AccountForm
      alternative={alternative}
      busyLabel={register.busy}
      error={error}
      errorsOf={validate}
      fields={({ password }) => [
        {
          name: 'username',
          label: register.username,
          hint: register.usernameHint,
          isRequired: true,
          autoComplete: 'username',
        },
        {
          name: 'email',
          kind: 'email',
          label: register.email,
          isRequired: true,
          autoComplete: 'email',
        },
        {
          name: 'display_name',
          label: register.displayName,
          hint: register.displayNameHint,
          autoComplete: 'nickname',
        },
        ...newPasswordFields(
          [register.password, register.confirm],
          passwordRules(passwordTests, password, rules),
        ),
      ]}
      initialValues={empty}
      lead={register.lead}
      notice={register.age}
      onSubmit={onSubmit}
      other={
        <>
          {register.hasAccount} <Link href={loginHref}>{register.login}</Link>
        </>
      }
      submitLabel={register.submit}
      title={register.title}
    />
  )
}
