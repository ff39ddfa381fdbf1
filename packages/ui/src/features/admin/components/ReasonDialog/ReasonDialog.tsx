import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { ReactNode } from 'react'

import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { FormDialog } from '../../../../design-system/primitives/Form/FormDialog.tsx'

export interface ReasonDialogProps {
  title: string
  /** Text that describes the effect of the action. */
  children: ReactNode
  /** Hint that says who can read the reason, or gives an example. */
  hint?: string
  submitLabel: string
  busyLabel: string
  variant?: 'primary' | 'danger'
  onClose: () => void
  onSubmit: (reason: string) => Promise<string | null>
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { children, hint, variant = 'danger', onSubmit, ...dialog } = props
  const messages = useAdminMessages().review

  return (
    <FormDialog
      {...dialog}
      cancelLabel={messages.cancel}
      fields={[
        {
          name: 'reason',
          kind: 'area',
          label: messages.reason,
          hint,
          missing: messages.reasonMissing,
          maxLength: LIMITS.storyActReasonMax,
        },
      ]}
      initialValues={{ reason: '' }}
      intro={<div>{children}</div>}
      onSubmit={({ reason }) => onSubmit(reason)}
      role="alertdialog"
      variant={variant}
    />
  )
}
