import { useAppSelector } from '../slices/storeHooks.ts'
import { useOnline } from './useOnline.ts'

/** Whether pages wait for the network: the device has none, or the last call got nowhere. */
export function useOffline() {
  const isUnreached = useAppSelector(({ network }) => network.isUnreached)
  return !useOnline() || isUnreached
}
