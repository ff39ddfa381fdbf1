import { useAppSelector } from '../slices/storeHooks.ts'
import { useOnline } from './useOnline.ts'

/** Returns true if the device is offline or the last call did not reach the server. */
export function useOffline() {
  const isNetworkError = useAppSelector(({ network }) => network.isNetworkError)
  return !useOnline() || isNetworkError
}
