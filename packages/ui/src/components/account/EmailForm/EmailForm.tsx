import type { FieldErrors, MailRequest } from '@kathasagar/api/contract'
import type { ReactNode } from 'react'

import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { AccountForm } from '../AccountForm/AccountForm.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { emailFormStyles as styles } from './EmailForm.styles.ts'

export interface EmailFormProps {
  /** The page's h1, which names the form too. */
  title: string
  /** One sentence under the title: what will be mailed. */
  lead: string
  /** Words on the button; while it is on its way the button says `Sending...`. */
  submitLabel: string
  /** Everything wrong with what was typed; the contract knows. */
  validate: (values: MailRequest) => FieldErrors<keyof MailRequest>
  /** Called with what was typed, once `validate` finds nothing wrong. */
  onSubmit: (values: MailRequest) => void
  /** Why the server refused, as a sentence. */
  error?: string | undefined
  /** What the server found wrong with the address. */
  fieldErrors?: FieldErrors<keyof MailRequest> | undefined
  /** The form is on its way. */
  isBusy?: boolean
  /** Where someone goes for whom this is the wrong form. */
  other: ReactNode
}

/** Asks for an address to which a link is mailed. */
export function EmailForm({
  fieldErrors,
  isBusy = false,
  validate,
  onSubmit,
  ...rest
}: EmailFormProps) {
  const { email } = useAccountMessages().account
  const { bind, formRef, handleSubmit } = useFormFields<MailRequest>({
    initialValues: { email: '' },
    validate,
    liveFields: [],
    serverErrors: fieldErrors,
    isBusy,
    onSubmit,
  })

  return (
    <AccountForm
      {...rest}
      busyLabel={email.busy}
      formRef={formRef}
      isBusy={isBusy}
      onSubmit={handleSubmit}
    >
      <div css={styles.field}>
        <TextInput
          {...bind('email')}
          autoComplete="email"
          isRequired
          label={email.label}
          type="email"
        />
      </div>
    </AccountForm>
  )
}
