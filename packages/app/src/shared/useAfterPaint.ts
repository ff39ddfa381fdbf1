import { useEffect, useState } from 'react'

import { afterPaint } from './afterPaint.ts'

/**
 * What a value was until now, and the value itself once the frame that answers its change is on the
 * screen: for what takes longer to show than a press may wait.
 */
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
