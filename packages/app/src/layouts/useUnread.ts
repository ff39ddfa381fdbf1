import { useCountUnreadQuery } from '@kathasagar/api'

const MINUTE_MS = 60_000

/** Number of unread notifications, polled every minute while the page has focus. */
export function useUnread(isSignedIn: boolean): number {
  const { data } = useCountUnreadQuery(undefined, {
    skip: !isSignedIn,
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  return data?.unread ?? 0
}
