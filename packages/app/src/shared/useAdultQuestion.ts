import { messageFor, useUpdateMeMutation } from '@kathasagar/api'
import { useState } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

export function useAdultQuestion() {
  const messages = useSiteMessages()
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const [save, { isLoading, error }] = useUpdateMeMutation()

  const confirm = async () => {
    const { data } = await save({ is_adult: true })
    if (!data) return
    setGoOn(null)
    goOn?.()
  }

  return {
    ask: (next: () => void) => setGoOn(() => next),
    dialog: {
      isOpen: goOn !== null,
      isBusy: isLoading,
      error: error && messageFor(error, messages.failed.save, messages),
      onClose: () => setGoOn(null),
      onConfirm: () => void confirm(),
    },
  }
}
