import { useAskExportMutation, useDeleteMeMutation, useFetchExportMutation } from '@kathasagar/api'
import type { AccountDeletion } from '@kathasagar/api/contract'
import { fill, saveText } from '@kathasagar/ui'
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

  const makeCopy = async (password: string) => {
    const { data: key } = await ask({ password })
    if (!key) return false
    const { data: copy } = await fetchCopy({ token: key.token })
    if (!copy) return false
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
