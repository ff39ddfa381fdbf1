import type { ModelLimits } from '@kathasagar/api/contract'

import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { FormDialog } from '../../../../design-system/primitives/Form/FormDialog.tsx'

export interface ModelLimitsDialogProps {
  limits: ModelLimits
  onSave: (limits: ModelLimits) => Promise<FormRefusal | null>
  onClose: () => void
}

const MICROS = 1_000_000
const MOST_TOKENS = 2_000_000_000

export function ModelLimitsDialog({ limits, onSave, onClose }: ModelLimitsDialogProps) {
  const { limits: messages, cancel, save, saving } = useAdminMessages().modelForms
  const { daily_limit_micros, daily_user_tokens, allows_own_keys } = limits
  const isSum = (typed: string) => Number.isFinite(Number(typed)) && Number(typed) >= 0

  return (
    <FormDialog
      busyLabel={saving}
      cancelLabel={cancel}
      fields={[
        {
          kind: 'number',
          name: 'day',
          label: messages.day,
          hint: messages.dayHint,
          min: 0,
          step: 0.5,
          placeholder: messages.noLimit,
        },
        {
          kind: 'number',
          name: 'user',
          label: messages.user,
          hint: messages.userHint,
          min: 0,
          step: 1000,
          placeholder: messages.noLimit,
        },
        { kind: 'toggle', name: 'keys', label: messages.ownKeys, hint: messages.ownKeysHint },
      ]}
      errorsOf={({ day, user }) => ({
        day: isSum(day) ? undefined : messages.dayWrong,
        user: isSum(user) && Number(user) <= MOST_TOKENS ? undefined : messages.userWrong,
      })}
      initialValues={{
        day: daily_limit_micros === null ? '' : String(daily_limit_micros / MICROS),
        user: String(daily_user_tokens ?? ''),
        keys: allows_own_keys ? 'yes' : '',
      }}
      onClose={onClose}
      onSubmit={({ day, user, keys }) =>
        onSave({
          daily_limit_micros: day.trim() === '' ? null : Math.round(Number(day) * MICROS),
          daily_user_tokens: user.trim() === '' ? null : Math.round(Number(user)),
          allows_own_keys: keys === 'yes',
        })
      }
      submitLabel={save}
      title={messages.title}
    />
  )
}
