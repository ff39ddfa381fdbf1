import { useEffect, useRef, useState } from 'react'

import { useLatest } from '../../../hooks/useLatest.ts'
import { usePendingPress } from '../../../hooks/usePendingPress.ts'
import type { ActionFormProps } from './ActionForm.tsx'

interface PendingInputOptions extends Pick<ActionFormProps, 'pendingInput' | 'takenWords'> {
  /** Called with the trimmed words; resolves to true when they were taken. */
  onSend: (words: string) => Promise<boolean>
}

/** Words being written; they are kept until they have been taken, even over a reload. */
export function usePendingInput({ pendingInput, takenWords, onSend }: PendingInputOptions) {
  const kept = pendingInput?.value ?? ''
  // What was sent just before the page was left has been told by now.
  const [input, setInput] = useState(kept.trim() === takenWords ? '' : kept)
  const [lastTaken, setLastTaken] = useState(takenWords)
  if (lastTaken !== takenWords) {
    setLastTaken(takenWords)
    // Another model has told what the first one refused.
    if (input.trim() === takenWords) setInput('')
  }
  const isSending = useRef(false)
  const [taken, take] = usePendingPress<string>()
  const words = input.trim()
  const latestKeep = useLatest(pendingInput?.onChange)
  useEffect(() => latestKeep.current?.(input), [input, latestKeep])

  const send = async () => {
    // A second Enter can come before the first has disabled the field.
    if (isSending.current) return
    isSending.current = true
    const isTaken = await onSend(words)
    isSending.current = false
    if (isTaken) setInput('')
  }

  return {
    input,
    setInput,
    words,
    send: () => void take(words, send()),
    /** The words were sent, and what they begin is not over. */
    isTaken: taken !== null,
  }
}
