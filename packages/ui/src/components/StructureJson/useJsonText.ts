import { useEffect, useState } from 'react'
import type { DraftStructure } from '@kathasagar/api/contract'

import { isSaveKey } from '../../hooks/isSaveKey.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/** Reads JSON as a structure, or says in a sentence why it is none. */
export type ReadStructure = (json: string) => { structure: DraftStructure } | { error: string }

export interface JsonTextOptions {
  /** The structure as it stands. */
  structure: DraftStructure
  onChange: (structure: DraftStructure) => void
  /** Typed JSON that is no structure; null while the structure stands. */
  unsoundText: string | null
  /** Such JSON was typed, or is one again. */
  onUnsoundText: (text: string | null) => void
  readStructure: ReadStructure
}

/** Longer JSON is read in a pause, or every letter would wait for it. */
const READ_AT_ONCE = 200_000
const PAUSE_MS = 400

const asText = (structure: DraftStructure) => JSON.stringify(structure, null, 2)

/** A structure as text that can be typed in: what is no structure yet is kept as it was typed. */
export function useJsonText(options: JsonTextOptions) {
  const { structure, unsoundText, readStructure } = options
  const [typed, setTyped] = useState<{ text: string; gave: DraftStructure } | null>(null)
  const [waiting, setWaiting] = useState<string | null>(null)
  const latest = useLatest(options)

  const read = (text: string) => {
    const { onChange, onUnsoundText, unsoundText: known } = latest.current
    const answer = readStructure(text)
    setWaiting(null)
    if ('error' in answer) return onUnsoundText(text)
    setTyped({ text, gave: answer.structure })
    if (known !== null) onUnsoundText(null)
    onChange(answer.structure)
  }
  const readLatest = useLatest(read)

  useEffect(() => {
    if (waiting === null) return
    const readNow = () => readLatest.current(waiting)
    const timer = setTimeout(readNow, PAUSE_MS)
    // Saved or left within the pause, it counts as it stands.
    const handleKey = (event: KeyboardEvent) => isSaveKey(event) && readNow()
    document.addEventListener('keydown', handleKey, true)
    document.addEventListener('focusout', readNow, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', handleKey, true)
      document.removeEventListener('focusout', readNow, true)
    }
  }, [waiting, readLatest])

  const unread = useLatest(waiting)
  useEffect(
    () => () => {
      // Whoever leaves within the pause loses nothing.
      if (unread.current !== null) readLatest.current(unread.current)
    },
    [unread, readLatest],
  )

  // What was typed keeps its line breaks; a structure from elsewhere is written out anew.
  const sound = typed?.gave === structure ? typed.text : asText(structure)
  const answer = unsoundText === null ? null : readStructure(unsoundText)
  return {
    text: waiting ?? unsoundText ?? sound,
    error: answer && 'error' in answer ? answer.error : undefined,
    onText: (text: string) => (text.length > READ_AT_ONCE ? setWaiting(text) : read(text)),
    onReset: () => {
      setWaiting(null)
      latest.current.onUnsoundText(null)
    },
  }
}
