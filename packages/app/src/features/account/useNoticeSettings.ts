import {
  messageFor,
  useBlockAuthorMutation,
  useGetNoticeSettingsQuery,
  useListBlockedQuery,
  useSetNoticeLevelMutation,
} from '@kathasagar/api'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

/** Settings of the notifications, and the blocked users. */
export const useNoticeSettings = () => ({
  notices: useLevels(),
  blocked: useBlocked(),
})

/** Where each kind of notices is told; null while it is not known. */
function useLevels() {
  const messages = useSiteMessages()
  const { data, isFetching } = useGetNoticeSettingsQuery()
  const [set, { isLoading, originalArgs, error }] = useSetNoticeLevelMutation()
  if (data === undefined) return null

  // It stays as it was chosen until the server has said how it stands.
  const asked = (isLoading || isFetching) && !error ? originalArgs : undefined
  return {
    settings: data.settings.map((setting) => (setting.kind === asked?.kind ? asked : setting)),
    error: error && messageFor(error, messages.failed.save, messages),
    onChange: (setting: (typeof data.settings)[number]) => void set(setting),
  }
}

/** Whom the reader has blocked; null while it is not known, and where that is nobody. */
function useBlocked() {
  const messages = useSiteMessages()
  const { data } = useListBlockedQuery()
  const [block, { isLoading, originalArgs, error }] = useBlockAuthorMutation()
  if (data === undefined || data.blocked.length === 0) return null

  return {
    people: data.blocked,
    error: error && messageFor(error, messages.failed.save, messages),
    busyHandle: isLoading ? (originalArgs?.handle ?? null) : null,
    onUnblock: (handle: string) => void block({ handle, isBlocked: true }),
  }
}
