import type { DraftStructure } from '@kathasagar/story/schema'
import { useEffect, useState } from 'react'

import { isSaveKey } from '../../../../design-system/hooks/isSaveKey.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'

/** Parses JSON as a structure, or returns an error message. */
export type ReadStructure = (json: string) => { structure: DraftStructure } | { error: string }

export interface JsonTextOptions {
  structure: DraftStructure
  onChange: (structure: DraftStructure) => void
  /** Text that is not a valid structure, or null. */
  unsoundText: string | null
  /** Called with invalid text, and with null once it is valid. */
  onUnsoundText: (text: string | null) => void
  readStructure: ReadStructure
}

/** Length above which JSON is parsed only after a pause, in characters. */
const READ_AT_ONCE = 200_000
const PAUSE_MS = 400

const asText = (structure: DraftStructure) => JSON.stringify(structure, null, 2)

/** Parses short JSON immediately, and long JSON after a pause, on save or on blur. */
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
      // Parses pending text on unmount.
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

/** Manages a structure as editable text. Invalid text stays as typed. */
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

  // Preserves typed line breaks. Other structures are formatted.
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
