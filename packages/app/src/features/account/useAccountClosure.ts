import { useAskExportMutation, useDeleteMeMutation, useFetchExportMutation } from '@kathasagar/api'
import type { AccountDeletion, ExportKey } from '@kathasagar/api/contract'
import { fill, saveText } from '@kathasagar/ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { refusalOf } from '../../shared/refusalOf.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

const DATE_LENGTH = 10

export function useAccountClosure() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [ask] = useAskExportMutation()
  const [fetchCopy] = useFetchExportMutation()
  const [leave] = useDeleteMeMutation()
  const refused = (error: unknown) => refusalOf(error, messages.failed.save, messages)

  // Exports are limited to one per day, so a retry uses the same key.
  const held = useRef<ExportKey>(null)

  const makeCopy = async (password: string) => {
    const isHeld = held.current && Date.parse(held.current.expires_at) > Date.now()
    if (!held.current || !isHeld) {
      const { data: key, error } = await ask({ password })
      if (!key) return refused(error)
      held.current = key
    }
    const { data: copy, error } = await fetchCopy({ token: held.current.token })
    if (!copy) return refused(error)
    held.current = null
    const date = copy.exported_at.slice(0, DATE_LENGTH)
    saveText(fill(messages.account.exportName, { date }), JSON.stringify(copy, null, 2))
    return null
  }
  const close = async (deletion: AccountDeletion) => {
    const { data, error } = await leave(deletion)
    if (data) void navigate(paths.login, { state: { lead: messages.account.closed } })
    return refused(error)
  }

  return { onExport: makeCopy, onDelete: close }
}
