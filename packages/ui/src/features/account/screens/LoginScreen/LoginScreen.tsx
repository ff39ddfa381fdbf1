import type { FieldErrors, LoginRequest } from '@kathasagar/api/contract'
import type { ReactNode } from 'react'

import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { AccountForm } from '../../components/AccountForm/AccountForm.tsx'
import { AccountSplit } from '../../components/AccountSplit/AccountSplit.tsx'
import {
  SecondStepGate,
  type SecondStepGateProps,
} from '../../components/SecondStepForm/SecondStepForm.tsx'

type Typed = Omit<LoginRequest, 'guest_token' | 'time_zone'>
/** Values of the form. Optional fields are blank if the user typed nothing. */
type LoginValues = { [K in keyof Typed]-?: NonNullable<Typed[K]> }

interface LoginScreenProps extends Pick<SecondStepGateProps, 'secondStep'> {
  validate: (values: LoginValues) => FieldErrors<keyof LoginValues>
  onSubmit: (values: LoginValues) => Promise<FormRefusal | null>
  /** Text that gives the reason for the login. Default: a welcome text. */
  lead?: string | undefined
  /** Error message that is not about a field, such as for an invalid login link. */
  error?: string | undefined
  alternative?: ReactNode
  registerHref: string
  forgotHref?: string | undefined
}

export function LoginScreen(props: LoginScreenProps) {
  const { validate, onSubmit, lead, registerHref, forgotHref } = props
  const { login } = useAccountMessages().account
  const typed = <Values extends { remember_me: string }>(values: Values) => ({
    ...values,
    remember_me: values.remember_me === 'yes',
  })

  return (
    <AccountSplit>
      <SecondStepGate secondStep={props.secondStep}>
        <AccountForm
          alternative={props.alternative}
          busyLabel={login.busy}
          error={props.error}
          errorsOf={(values) => validate(typed(values))}
          fields={[
            {
              name: 'email_or_username',
              htmlName: 'username',
              label: login.identifier,
              isRequired: true,
              autoComplete: 'username',
            },
            {
              name: 'password',
              kind: 'password',
              label: login.password,
              isRequired: true,
              isLive: true,
              autoComplete: 'current-password',
            },
            {
              name: 'remember_me',
              kind: 'custom',
              label: login.remember,
              render: ({ label, value, onChange }) => (
                <Cluster css={{ justifyContent: 'space-between' }} gap="s">
                  <Checkbox
                    isSelected={value === 'yes'}
                    name="remember_me"
                    onChange={(isOn) => onChange(isOn ? 'yes' : '')}
                  >
                    {label}
                  </Checkbox>
                  {forgotHref && <Link href={forgotHref}>{login.forgot}</Link>}
                </Cluster>
              ),
            },
          ]}
          initialValues={{ email_or_username: '', password: '', remember_me: '' }}
          lead={lead ?? login.lead}
          onSubmit={(values) => onSubmit(typed(values))}
          other={
            <>
              {login.noAccount} <Link href={registerHref}>{login.register}</Link>
            </>
          }
          submitLabel={login.submit}
          title={login.title}
        />
      </SecondStepGate>
    </AccountSplit>
  )
}
