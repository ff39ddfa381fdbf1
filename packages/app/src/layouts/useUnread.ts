import { useCountUnreadQuery } from '@kathasagar/api'

const MINUTE_MS = 60_000

/** How many notices a reader has not seen: asked once a minute while the page is looked at; never for a guest. */
export function useUnread(isSignedIn: boolean): number {
  const { data } = useCountUnreadQuery(undefined, {
    skip: !isSignedIn,
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  return data?.unread ?? 0
}
