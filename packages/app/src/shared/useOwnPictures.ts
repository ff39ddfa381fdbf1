import {
  fieldMessages,
  messageFor,
  useDeleteUploadMutation,
  useLazyListUploadsQuery,
  useUploadPictureMutation,
} from '@kathasagar/api'
import type { OwnPictures } from '@kathasagar/ui/internal'
import { useMemo } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** Reads a file as Base64. Resolves with null if it is unreadable. */
const base64Of = (file: File) =>
  new Promise<string | null>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    }
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })

export function useOwnPictures(): OwnPictures {
  const messages = useSiteMessages()
  const [upload] = useUploadPictureMutation()
  const [list] = useLazyListUploadsQuery()
  const [remove] = useDeleteUploadMutation()
  return useMemo(
    () => ({
      upload: async (file) => {
        const base64 = await base64Of(file)
        // The file was moved or changed after the user selected it.
        if (base64 === null) return { fault: messages.failed.save }
        const { data, error } = await upload(base64)
        if (data) return data
        const { base64: fault } = fieldMessages(error, messages)
        return { fault: fault ?? messageFor(error, messages.failed.save, messages) }
      },
      list: async (cursor) => {
        const { data } = await list(cursor)
        return data ?? null
      },
      remove: async (id) => {
        const { error } = await remove(id)
        return error ? messageFor(error, messages.failed.save, messages) : null
      },
    }),
    [messages, upload, list, remove],
  )
}
