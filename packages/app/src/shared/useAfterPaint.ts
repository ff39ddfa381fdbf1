import { useEffect, useState } from 'react'

import { afterPaint } from './afterPaint.ts'

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
