import { useEffect, useRef } from 'react'

import { useAttempt } from './useAttempt.ts'

/** Returns the props of a `ConfirmDialog` that runs `act`. Set a different `key` per question. */
export function useQuestion(act: () => Promise<string | null>, onDone?: () => void) {
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const isAsked = useRef(false)
  useEffect(() => {
    isAsked.current = true
    return () => {
      isAsked.current = false
    }
  }, [])

  const confirm = async () => {
    const isDone = await attempt(act)
    if (isDone && isAsked.current) onDone?.()
  }
  return { isBusy, error: refusal ?? undefined, onConfirm: () => void confirm() }
}
