import { useAskExportMutation, useDeleteMeMutation, useFetchExportMutation } from '@kathasagar/api'
import type { AccountDeletion, ExportKey } from '@kathasagar/api/contract'
import { fill, saveText } from '@kathasagar/ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { refusalOf } from './useSafetySettings.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

const DATE_LENGTH = 10

/** The copy of everything, and the way out. */
export function useAccountClosure() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [ask, asking] = useAskExportMutation()
  const [fetchCopy, fetching] = useFetchExportMutation()
  const [leave, leaving] = useDeleteMeMutation()

  // There is one a day: what did not come is asked for again by the same key.
  const held = useRef<ExportKey>(null)

  const makeCopy = async (password: string) => {
    const isHeld = held.current && Date.parse(held.current.expires_at) > Date.now()
    if (!isHeld) held.current = (await ask({ password })).data ?? null
    if (!held.current) return false
    const { data: copy } = await fetchCopy({ token: held.current.token })
    if (!copy) return false
    held.current = null
    const date = copy.exported_at.slice(0, DATE_LENGTH)
    saveText(fill(messages.account.exportName, { date }), JSON.stringify(copy, null, 2))
    return true
  }
  const close = async (deletion: AccountDeletion) => {
    const { data } = await leave(deletion)
    if (data) void navigate(paths.login, { state: { lead: messages.account.closed } })
  }

  return {
    exporting: {
      isBusy: asking.isLoading || fetching.isLoading,
      error: refusalOf(asking.error ?? fetching.error, messages),
    },
    onExport: makeCopy,
    deleting: { isBusy: leaving.isLoading, error: refusalOf(leaving.error, messages) },
    onDelete: (deletion: AccountDeletion) => void close(deletion),
  }
}
