import { api } from '@kathasagar/api'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { paths } from '../navigation/paths.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'
import { reloadStalePage } from './reloadStalePage.ts'
import { listSessions } from './storedSessions.ts'

/** Returns true if the device is offline or the last call did not reach the server. */
export function useOffline() {
  const isNetworkError = useAppSelector(({ network }) => network.isNetworkError)
  return !useOnline() || isNetworkError
}

const subscribe = (onChange: () => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

const RETRY_MS = 5000

/** Polls while the device is online but calls fail, because no event reports that calls work again. */
export function useNetworkReturn() {
  const dispatch = useAppDispatch()
  const { isNetworkError, isCodeMissing } = useAppSelector(({ network }) => network)

  useEffect(() => {
    if (isCodeMissing) void reloadStalePage()
  }, [isCodeMissing])

  useEffect(() => {
    if (!isNetworkError) return
    const askAgain = () => navigator.onLine && dispatch(api.internalActions.onOnline())
    const timer = setInterval(askAgain, RETRY_MS)
    return () => clearInterval(timer)
  }, [isNetworkError, dispatch])
}

export function useOfflineReading() {
  const isOffline = useOffline()
  const userId = useAppSelector(({ auth }) => auth.user?.id)
  const links = useMemo(
    () =>
      isOffline && userId
        ? listSessions(userId).map(({ session_id, title }) => ({
            label: title,
            href: paths.play(session_id),
          }))
        : [],
    [isOffline, userId],
  )

  return { isOffline, links }
}
