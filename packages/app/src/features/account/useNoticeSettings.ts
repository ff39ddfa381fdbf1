import {
  messageFor,
  useBlockAuthorMutation,
  useGetNoticeSettingsQuery,
  useListBlockedQuery,
  useSetNoticeMutation,
} from '@kathasagar/api'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

export const useNoticeSettings = () => ({
  notices: useSwitches(),
  blocked: useBlocked(),
})

function useSwitches() {
  const messages = useSiteMessages()
  const { data, isFetching } = useGetNoticeSettingsQuery()
  const [set, { isLoading, originalArgs, error }] = useSetNoticeMutation()
  if (data === undefined) return null

  // Shows the new position until the server has answered.
  const asked = (isLoading || isFetching) && !error ? originalArgs : undefined
  return {
    settings: data.settings.map((setting) => (setting.kind === asked?.kind ? asked : setting)),
    error: error && messageFor(error, messages.failed.save, messages),
    onChange: (setting: (typeof data.settings)[number]) => void set(setting),
  }
}

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
