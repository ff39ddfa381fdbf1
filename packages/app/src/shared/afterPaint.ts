import { useEffect, useState } from 'react'

const TIMEOUT_MS = 200

/** Resolves after the next paint, so that a pressed button is shown as pressed. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, TIMEOUT_MS)
  })

/** Delays a value until after the next paint. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)

  useEffect(() => {
    if (value === shown) return
    let isLatest = true
    void afterPaint().then(() => {
      if (isLatest) setShown(value)
    })
    return () => {
      isLatest = false
    }
  }, [value, shown])

  return shown
}
