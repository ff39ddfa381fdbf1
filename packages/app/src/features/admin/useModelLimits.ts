import { messageFor, useSetModelLimitsMutation } from '@kathasagar/api'
import type { ModelLimits } from '@kathasagar/api/contract'
import { useAdminMessages } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import type { ModelDialogOptions } from './useProviderDialog.ts'

/** What a day may cost, and whether players may bring keys of their own. */
export function useModelLimits({ setup, withReauth, onDone }: ModelDialogOptions) {
  const messages = useAdminMessages().modelForms
  const site = useSiteMessages()
  const [setLimits] = useSetModelLimitsMutation()
  const [isOpen, setOpen] = useState(false)

  const handleSave = async (limits: ModelLimits) => {
    const outcome = await withReauth(async () => setLimits(limits))
    if (outcome === null) return messages.notReauthenticated
    if (outcome.error) return messageFor(outcome.error, messages.failed, site)
    setOpen(false)
    onDone(messages.limits.saved)
    return null
  }
  return {
    onLimitsEdit: () => {
      onDone(undefined)
      setOpen(true)
    },
    limitsDialog: isOpen &&
      setup && {
        limits: {
          daily_limit_micros: setup.daily_limit_micros,
          allows_own_keys: setup.allows_own_keys,
        },
        onClose: () => setOpen(false),
        onSave: handleSave,
      },
  }
}
