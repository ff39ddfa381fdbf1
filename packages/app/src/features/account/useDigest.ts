import { messageFor, useGetDigestQuery, useSetDigestMutation } from '@kathasagar/api'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

/** The weekly letter; null while it is not known, and where none are sent and none is asked for. */
export function useDigest() {
  const messages = useSiteMessages()
  const { data, isFetching } = useGetDigestQuery(undefined, { refetchOnMountOrArgChange: true })
  const [set, { isLoading, originalArgs, error }] = useSetDigestMutation()
  if (data === undefined || (!data.is_sent && !data.wanted)) return null

  // It stays as it was turned until the server has said how it stands.
  const asked = (isLoading || isFetching) && !error ? originalArgs?.wanted : undefined
  return {
    isWanted: asked ?? data.wanted,
    isBusy: isLoading,
    error: error && messageFor(error, messages.failed.save, messages),
    onChange: (wanted: boolean) => void set({ wanted }),
  }
}
