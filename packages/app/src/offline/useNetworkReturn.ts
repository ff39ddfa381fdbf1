import { api } from '@kathasagar/api'
import { useEffect } from 'react'

import { reloadStalePage } from './reloadStalePage.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'

const RETRY_MS = 5000

/** Retries while the device is online but calls fail, which no event reports. */
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
