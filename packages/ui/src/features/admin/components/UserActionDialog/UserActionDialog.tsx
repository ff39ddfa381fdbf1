import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { FormDialog } from '../../../../design-system/primitives/Form/FormDialog.tsx'
import type { FormField } from '../../../../design-system/primitives/Form/formFields.ts'
import { requiresReason, needsReason, type UserAct } from './userActions.ts'

export interface UserActRequest {
  reason: string
  /** Number of credits to give. 0 for other actions. */
  amount: number
  /** True if the stories of the user should be suspended or restored too. */
  with_stories: boolean
}

export interface UserActionDialogProps {
  act: UserAct
  name: string
  amountMax: number
  stories: number
  onClose: () => void
  onSubmit: (asked: UserActRequest) => Promise<string | null>
}

export function UserActionDialog(props: UserActionDialogProps) {
  const { act, name, amountMax, stories, onClose, onSubmit } = props
  const messages = useAdminMessages().people
  const { count, counted } = useFormat()
  const asked = messages.asked[act]
  const max = count(amountMax)
  const isAmount = (amount: string) =>
    Number.isInteger(Number(amount)) && Number(amount) >= 1 && Number(amount) <= amountMax
  const fields: FormField<keyof UserActRequest>[] = []
  if (act === 'give_credits') {
    const hint = fill(messages.amountHint, { max })
    fields.push({ name: 'amount', kind: 'number', label: messages.amount, hint, min: 1 })
  }
  if (stories > 0 && (act === 'suspend' || act === 'restore')) {
    const label = counted(messages.storiesToo[act], stories)
    fields.push({ name: 'with_stories', kind: 'toggle', label })
  }
  if (needsReason(act)) {
    fields.push({
      name: 'reason',
      kind: 'area',
      label: messages.reason,
      hint: act === 'give_credits' ? messages.reasonRead : messages.reasonKept,
      missing: messages.reasonMissing,
      maxLength: LIMITS.userActReasonMax,
      rows: 2,
    })
  }

  return (
    <FormDialog<Record<keyof UserActRequest, string>>
      busyLabel={asked.busy}
      cancelLabel={messages.cancel}
      errorsOf={({ amount }) => ({
        amount:
          act === 'give_credits' && !isAmount(amount)
            ? fill(messages.amountWrong, { max })
            : undefined,
      })}
      fields={fields}
      initialValues={{ reason: '', amount: '', with_stories: '' }}
      intro={<p>{asked.effect}</p>}
      onClose={onClose}
      onSubmit={({ reason, amount, with_stories }) =>
        onSubmit({ reason, amount: Number(amount), with_stories: with_stories === 'yes' })
      }
      role="alertdialog"
      submitLabel={asked.confirm}
      title={fill(asked.title, { name })}
      variant={requiresReason(act) ? 'danger' : 'primary'}
    />
  )
}
