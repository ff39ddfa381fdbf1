import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns `drawn` during hydration, to match the server's HTML. Later returns `value`. */
export const useAfterHydration = <Value>(value: Value, drawn: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => drawn,
  )
