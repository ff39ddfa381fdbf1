import { useState } from 'react'

const KEY = 'greeted'

const wasGreeted = () => {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

/** The home page's greeting: shown once a visit. */
export function useGreeting() {
  const [isShown, setIsShown] = useState(() => !wasGreeted())
  const end = () => {
    try {
      sessionStorage.setItem(KEY, '1')
    } catch {
      // Nothing to remember it with; it was not shown either.
    }
    setIsShown(false)
  }
  return { isShown, end }
}
