import { useEffect, useRef, useState } from 'react'

import { useLatest } from '../../hooks/useLatest.ts'
import type { ActionFormProps } from './ActionForm.tsx'

type DraftOptions = Pick<ActionFormProps, 'keptDraft' | 'takenWords' | 'onKeepDraft' | 'onAct'>

/** Words being written; they are kept until they have been taken, even over a reload. */
export function useDraft({ keptDraft = '', takenWords, onKeepDraft, onAct }: DraftOptions) {
  // What was sent just before the page was left has been told by now.
  const [draft, setDraft] = useState(keptDraft.trim() === takenWords ? '' : keptDraft)
  const [lastTaken, setLastTaken] = useState(takenWords)
  if (lastTaken !== takenWords) {
    setLastTaken(takenWords)
    // Another model has told what the first one refused.
    if (draft.trim() === takenWords) setDraft('')
  }
  const isSending = useRef(false)
  const words = draft.trim()
  const latestKeep = useLatest(onKeepDraft)
  useEffect(() => latestKeep.current?.(draft), [draft, latestKeep])

  const send = async () => {
    // A second Enter can come before the first has disabled the field.
    if (isSending.current) return
    isSending.current = true
    const isTaken = await onAct(words)
    isSending.current = false
    if (isTaken) setDraft('')
  }

  return { draft, setDraft, words, send }
}
