import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useEffect, useState, useSyncExternalStore } from 'react'

const KEY = 'greeted'

/** Also returns true without storage, or the overlay would come on every page. */
const wasGreeted = () => !tabStorage.isOpen() || tabStorage.read(KEY) !== null

const neverChanges = () => () => undefined

/** Shows the overlay once per visit while the page loads. */
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
