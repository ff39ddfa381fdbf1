import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState, useEffect } from 'react'
import type { DraftStructure } from '@kathasagar/story/schema'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { isSaveKey } from '../../../../design-system/hooks/isSaveKey.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'

/** Parses JSON into a structure, or returns an error message. */
export type ReadStructure = (json: string) => { structure: DraftStructure } | { error: string }

export interface JsonTextOptions {
  structure: DraftStructure
  onChange: (structure: DraftStructure) => void
  /** Invalid JSON that the author has typed, or null. */
  unsoundText: string | null
  /** Called with the text while it is invalid, and with null once it is valid. */
  onUnsoundText: (text: string | null) => void
  readStructure: ReadStructure
}

/** Maximum text length, in characters. Formatted JSON is longer than the JSON in a request. */
const TEXT_MOST = 4 * LIMITS.storyBodyMax
/** Length above which the text is parsed only after a pause in typing, in characters. */
const READ_AT_ONCE = 200_000
const PAUSE_MS = 400

/** Edits the structure as JSON. Invalid text stays as typed. Text that is too long is rejected. */
export function StructureJson(props: JsonTextOptions) {
  const { structure, unsoundText, readStructure } = props
  const { authoring, structure: messages } = useAuthoringMessages()
  const [isRefused, setRefused] = useState(false)
  const [typed, setTyped] = useState<{ text: string; gave: DraftStructure } | null>(null)
  const latest = useLatest(props)
  const { waiting, onText, forget } = useReadInPause((text) => {
    const { onChange, onUnsoundText, unsoundText: known } = latest.current
    const answer = readStructure(text)
    if ('error' in answer) return onUnsoundText(text)
    setTyped({ text, gave: answer.structure })
    if (known !== null) onUnsoundText(null)
    onChange(answer.structure)
  })
  // Shows the typed text if it matches the structure, or else the formatted structure.
  const sound = typed?.gave === structure ? typed.text : JSON.stringify(structure, null, 2)
  const answer = unsoundText === null ? null : readStructure(unsoundText)

  return (
    <Stack
      gap="s"
      onPasteCapture={(event) => {
        if (event.clipboardData.getData('text/plain').length <= TEXT_MOST) return
        event.preventDefault()
        event.stopPropagation()
        setRefused(true)
      }}
    >
      {isRefused && <FormError>{messages.json.refused}</FormError>}
      <TextArea
        error={
          answer && 'error' in answer ? `${answer.error} ${authoring.structure.invalid}` : undefined
        }
        hint={authoring.structure.jsonHint}
        kind="code"
        label={messages.json.label}
        name="story_structure"
        onChange={(next) => {
          const isTooMuch = next.length > TEXT_MOST
          setRefused(isTooMuch)
          if (!isTooMuch) onText(next)
        }}
        rows={20}
        value={waiting ?? unsoundText ?? sound}
      />
      {unsoundText !== null && (
        <div>
          <Button
            icon="undo"
            onPress={() => {
              forget()
              props.onUnsoundText(null)
            }}
            size="small"
          >
            {authoring.structure.reset}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** Parses a short text immediately. Parses a long text after a pause, on save or on blur. */
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
      // Parses the remaining text before the component is unmounted.
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
