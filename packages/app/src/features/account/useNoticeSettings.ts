import {
  messageFor,
  useBlockAuthorMutation,
  useGetNoticeSettingsQuery,
  useListBlockedQuery,
  useSetNoticeMutation,
} from '@kathasagar/api'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

/** Returns the settings of the notifications, and the blocked users. */
export const useNoticeSettings = () => ({
  notices: useSwitches(),
  blocked: useBlocked(),
})

/** Returns the switches of the notification kinds, or null while they load. */
function useSwitches() {
  const messages = useSiteMessages()
  const { data, isFetching } = useGetNoticeSettingsQuery()
  const [set, { isLoading, originalArgs, error }] = useSetNoticeMutation()
  if (data === undefined) return null

  // Shows the chosen position until the server has answered.
  const asked = (isLoading || isFetching) && !error ? originalArgs : undefined
  return {
    settings: data.settings.map((setting) => (setting.kind === asked?.kind ? asked : setting)),
    error: error && messageFor(error, messages.failed.save, messages),
    onChange: (setting: (typeof data.settings)[number]) => void set(setting),
  }
}

/** Returns the blocked users, or null while they load and if there are none. */
function useBlocked() {
  const messages = useSiteMessages()
  const { data } = useListBlockedQuery()
  const [block] = useBlockAuthorMutation()
  if (data === undefined || data.blocked.length === 0) return null

  return {
    people: data.blocked,
    onUnblock: async (handle: string) => {
      const { error } = await block({ handle, isBlocked: true })
      return error ? messageFor(error, messages.failed.save, messages) : null
    },
  }
}
