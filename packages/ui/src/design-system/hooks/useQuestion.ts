import { useEffect, useRef } from 'react'

import { useAttempt } from './useAttempt.ts'

/**
 * What a `ConfirmDialog` needs to do one thing on a yes: `onDone` follows, or why it was refused shows.
 * It belongs in a piece that is there while it is asked, with the `key` of what it asks about: another
 * question then begins without the refusal of the last, and a late answer closes no other.
 */
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
