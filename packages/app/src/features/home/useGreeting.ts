import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useEffect, useState, useSyncExternalStore } from 'react'

const KEY = 'greeted'

/** Returns true without storage as well: the overlay would come again on each page. */
const wasGreeted = () => !tabStorage.isOpen() || tabStorage.read(KEY) !== null

const neverChanges = () => () => undefined

/**
 * Shows the overlay of the home page once a visit, and only while the page loads.
 * A page that can be read ends it for the whole visit.
 */
export function useGreeting(isLoading: boolean) {
  const isGreeted = useSyncExternalStore(neverChanges, wasGreeted, () => true)
  const [isOver, setIsOver] = useState(false)
  const end = () => {
    tabStorage.write(KEY, '1')
    setIsOver(true)
  }
  useEffect(() => {
    if (!isLoading) tabStorage.write(KEY, '1')
  }, [isLoading])

  return { isShown: isLoading && !isGreeted && !isOver, end }
}
