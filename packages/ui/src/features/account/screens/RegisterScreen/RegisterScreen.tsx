import type { FieldErrors, RegisterRequest } from '@kathasagar/api/contract'
import type { ReactNode } from 'react'

import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { AccountForm } from '../../components/AccountForm/AccountForm.tsx'
import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import {
  useNewPasswordFields,
  type PasswordTests,
} from '../../components/NewPasswordFields/newPasswordFields.ts'
import {
  SecondStepGate,
  type SecondStepGateProps,
} from '../../components/SecondStepForm/SecondStepForm.tsx'

type Typed = Omit<RegisterRequest, 'language' | 'guest_token' | 'time_zone'>
type RegisterValues = { [K in keyof Typed]-?: NonNullable<Typed[K]> }

interface RegisterScreenProps extends Pick<SecondStepGateProps, 'secondStep'> {
  validate: (values: RegisterValues) => FieldErrors<keyof RegisterValues>
  passwordTests: PasswordTests
  onSubmit: (values: RegisterValues) => Promise<FormRefusal | null>
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

export function RegisterScreen(props: RegisterScreenProps) {
  const { register } = useAccountMessages().account
  const passwordFields = useNewPasswordFields(props.passwordTests, [
    register.password,
    register.confirm,
  ])

  return (
    <AccountSplit>
      <SecondStepGate secondStep={props.secondStep}>
        <AccountForm
          alternative={props.alternative}
          busyLabel={register.busy}
          error={props.error}
          errorsOf={props.validate}
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
            ...passwordFields(password),
          ]}
          initialValues={empty}
          lead={register.lead}
          notice={register.age}
          onSubmit={props.onSubmit}
          other={
            <>
              {register.hasAccount} <Link href={props.loginHref}>{register.login}</Link>
            </>
          }
          submitLabel={register.submit}
          title={register.title}
        />
      </SecondStepGate>
    </AccountSplit>
  )
}
