import { useId } from 'react'
import type { FieldErrors, RegisterRequest } from '@kathasagar/api/contract'

import { useFormFields } from '../../hooks/useFormFields.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { Link } from '../Link/Link.tsx'
import { RegisterFields } from './RegisterFields.tsx'
import type { PasswordTests } from './passwordRules.ts'
import { registerFormStyles } from './RegisterForm.styles.ts'

/** The form's own values: nothing is left out, what is not known is blank. */
export type RegisterValues = { [K in keyof RegisterRequest]-?: NonNullable<RegisterRequest[K]> }

export interface RegisterFormProps {
  /** Everything wrong with what was typed; the contract knows. */
  validate: (values: RegisterValues) => FieldErrors<keyof RegisterValues>
  /** Rules of a new password, as the contract lists them. */
  passwordTests: PasswordTests
  /** An empty `display_name` means that none was given. */
  onSubmit: (values: RegisterValues) => void
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** What the server found wrong with single fields, such as a name that is taken. */
  fieldErrors?: FieldErrors<keyof RegisterValues> | undefined
  /** The form is on its way. */
  isBusy?: boolean
  /** Where someone with an account signs in. */
  loginHref: string
}

const empty: RegisterValues = {
  username: '',
  email: '',
  display_name: '',
  password: '',
  confirm_password: '',
}

/** Makes an account. The two passwords are checked as they are typed, the rest when it is sent. */
export function RegisterForm({
  validate,
  passwordTests,
  onSubmit,
  error,
  fieldErrors,
  isBusy = false,
  loginHref,
}: RegisterFormProps) {
  const { register, fixFirst } = useMessages().account
  const styles = registerFormStyles(useTheme())
  const titleId = useId()
  const ageId = useId()
  const form = useFormFields<RegisterValues>({
    initialValues: empty,
    validate,
    liveFields: ['password', 'confirm_password'],
    serverErrors: fieldErrors,
    isBusy,
    onSubmit,
  })

  return (
    <form
      aria-labelledby={titleId}
      css={styles.form}
      noValidate
      onSubmit={form.handleSubmit}
      ref={form.formRef}
    >
      <h1 css={styles.title} id={titleId} tabIndex={-1}>
        {register.title}
      </h1>
      <p css={styles.lead}>{register.lead}</p>
      {error && <FormError>{error}</FormError>}
      <RegisterFields
        errors={form.errors}
        onChange={form.change}
        passwordTests={passwordTests}
        values={form.values}
      />
      <p css={styles.age} id={ageId}>
        {register.age}
      </p>
      <Button
        aria-describedby={ageId}
        busyLabel={register.busy}
        isBusy={isBusy}
        isDisabled={form.hasErrors}
        isFullWidth
        reason={fixFirst}
        type="submit"
        variant="gold"
      >
        {register.submit}
      </Button>
      <p css={styles.other}>
        {register.hasAccount} <Link href={loginHref}>{register.login}</Link>
      </p>
    </form>
  )
}
