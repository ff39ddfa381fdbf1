import { useEffect, useRef } from 'react'

/** The value of the last render, for timers and listeners that outlive it. */
export function useLatest<T>(value: T) {
  const ref = useRef(value)

  useEffect(() => {
    ref.current = value
  })

  return ref
}
