import type { FieldErrors, MailRequest } from '@kathasagar/api/contract'

import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { AccountForm, type AccountFormProps } from '../AccountForm/AccountForm.tsx'

export interface EmailFormProps extends Pick<
  AccountFormProps<MailRequest>,
  'title' | 'lead' | 'submitLabel' | 'onSubmit' | 'other'
> {
  validate: (values: MailRequest) => FieldErrors<keyof MailRequest>
}

export function EmailForm({ validate, ...form }: EmailFormProps) {
  const { email } = useAccountMessages().account

  return (
    <AccountForm
      {...form}
      busyLabel={email.busy}
      errorsOf={validate}
      fields={[
        {
          name: 'email',
          kind: 'email',
          label: email.label,
          isRequired: true,
          autoComplete: 'email',
        },
      ]}
      initialValues={{ email: '' }}
    />
  )
}
