import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only the browser knows: as the server rendered it while the page hydrates, and as
 * it is from then on.
 */
export const useAfterHydration = <Value>(value: Value, drawn: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => drawn,
  )
