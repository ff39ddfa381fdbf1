import { api } from '@kathasagar/api'
import { useEffect } from 'react'

import { reloadStalePage } from './reloadStalePage.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'

/** How long until what got nowhere is asked for again, in milliseconds. */
const AGAIN_MS = 5000

/**
 * Asks again while the device calls itself online and calls get nowhere; no event ends that. Reloads the page if a
 * newer version has replaced the code of a call.
 */
export function useNetworkReturn() {
  const dispatch = useAppDispatch()
  const { isUnreached, isCodeMissing } = useAppSelector(({ network }) => network)

  useEffect(() => {
    if (isCodeMissing) void reloadStalePage()
  }, [isCodeMissing])

  useEffect(() => {
    if (!isUnreached) return
    const askAgain = () => navigator.onLine && dispatch(api.internalActions.onOnline())
    const timer = setInterval(askAgain, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isUnreached, dispatch])
}
