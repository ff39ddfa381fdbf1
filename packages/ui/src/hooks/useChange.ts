import { useState } from 'react'

/** By how much a number differs from the value it had before; 0 until it changes first. */
export function useChange(value: number): number {
  const [seen, setSeen] = useState({ value, by: 0 })
  if (seen.value !== value) setSeen({ value, by: value - seen.value })

  return seen.by
}
