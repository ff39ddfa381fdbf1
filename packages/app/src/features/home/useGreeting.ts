import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useState, useSyncExternalStore } from 'react'

const KEY = 'greeted'

/** Nor is anybody greeted whose greeting could not be remembered: it would come at each page. */
const wasGreeted = () => !tabStorage.isOpen() || tabStorage.read(KEY) !== null

const neverChanges = () => () => undefined

/** The home page's greeting: shown once a visit, and never on a page as the server draws it. */
export function useGreeting() {
  const isGreeted = useSyncExternalStore(neverChanges, wasGreeted, () => true)
  const [isOver, setIsOver] = useState(false)
  const end = () => {
    tabStorage.write(KEY, '1')
    setIsOver(true)
  }
  return { isShown: !isGreeted && !isOver, end }
}
