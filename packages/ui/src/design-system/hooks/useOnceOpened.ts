import { useState } from 'react'

/** Returns true after the first opening, so that lazy content stays mounted for its exit. */
export function useOnceOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return isOpen || wasOpened
}
