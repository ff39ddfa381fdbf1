import { useState, useSyncExternalStore } from 'react'

const KEY = 'greeted'

const wasGreeted = () => {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

const neverChanges = () => () => undefined

/** The home page's greeting: shown once a visit, and never on a page as the server draws it. */
export function useGreeting() {
  const isGreeted = useSyncExternalStore(neverChanges, wasGreeted, () => true)
  const [isOver, setIsOver] = useState(false)
  const end = () => {
    try {
      sessionStorage.setItem(KEY, '1')
    } catch {
      // Nothing to remember it with; it was not shown either.
    }
    setIsOver(true)
  }
  return { isShown: !isGreeted && !isOver, end }
}
