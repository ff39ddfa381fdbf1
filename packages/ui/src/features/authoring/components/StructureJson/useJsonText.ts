import type { DraftStructure } from '@kathasagar/story/schema'
import { useEffect, useState } from 'react'

import { isSaveKey } from '../../../../design-system/hooks/isSaveKey.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'

/** Reads JSON as a structure, or says in a sentence why it is none. */
export type ReadStructure = (json: string) => { structure: DraftStructure } | { error: string }

export interface JsonTextOptions {
  /** The structure as it stands. */
  structure: DraftStructure
  /** The structure was changed; the whole of it as it is now. */
  onChange: (structure: DraftStructure) => void
  /** Typed JSON that is no structure; null while the structure stands. */
  unsoundText: string | null
  /** Called with typed JSON that is no structure, and with null once the text is one again. */
  onUnsoundText: (text: string | null) => void
  /** Reads typed JSON, and says what is wrong with one that is no structure. */
  readStructure: ReadStructure
}

/** Longer JSON is read in a pause, or every letter would wait for it. */
const READ_AT_ONCE = 200_000
const PAUSE_MS = 400

const asText = (structure: DraftStructure) => JSON.stringify(structure, null, 2)

/** Reads what is typed: short JSON at once, long JSON once the typing rests, or is saved or left. */
function useReadInPause(read: (text: string) => void) {
  const [waiting, setWaiting] = useState<string | null>(null)
  const latest = useLatest(read)
  const unread = useLatest(waiting)

  useEffect(() => {
    if (waiting === null) return
    const readNow = () => {
      setWaiting(null)
      latest.current(waiting)
    }
    const handleKey = (event: KeyboardEvent) => isSaveKey(event) && readNow()
    const timer = setTimeout(readNow, PAUSE_MS)
    document.addEventListener('keydown', handleKey, true)
    document.addEventListener('focusout', readNow, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', handleKey, true)
      document.removeEventListener('focusout', readNow, true)
    }
  }, [waiting, latest])

  useEffect(
    () => () => {
      // Whoever leaves within the pause loses nothing.
      if (unread.current !== null) latest.current(unread.current)
    },
    [unread, latest],
  )

  const onText = (text: string) => {
    const isLong = text.length > READ_AT_ONCE
    setWaiting(isLong ? text : null)
    if (!isLong) read(text)
  }
  return { waiting, onText, forget: () => setWaiting(null) }
}

/** A structure as text that can be typed in: what is no structure yet is kept as it was typed. */
export function useJsonText(options: JsonTextOptions) {
  const { structure, unsoundText, readStructure } = options
  const [typed, setTyped] = useState<{ text: string; gave: DraftStructure } | null>(null)
  const latest = useLatest(options)
  const { waiting, onText, forget } = useReadInPause((text) => {
    const { onChange, onUnsoundText, unsoundText: known } = latest.current
    const answer = readStructure(text)
    if ('error' in answer) return onUnsoundText(text)
    setTyped({ text, gave: answer.structure })
    if (known !== null) onUnsoundText(null)
    onChange(answer.structure)
  })

  // What was typed keeps its line breaks; a structure from elsewhere is written out anew.
  const sound = typed?.gave === structure ? typed.text : asText(structure)
  const answer = unsoundText === null ? null : readStructure(unsoundText)
  return {
    text: waiting ?? unsoundText ?? sound,
    error: answer && 'error' in answer ? answer.error : undefined,
    onText,
    onReset: () => {
      forget()
      latest.current.onUnsoundText(null)
    },
  }
}
