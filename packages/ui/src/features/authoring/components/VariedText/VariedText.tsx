import { useRef } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useLanguageFault } from '../../../../messages/useLanguageFault.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { askedState } from '../../model/structure/knownState.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { placeOf, type TextPlace } from './placeOf.ts'
import { variedTextStyles as styles } from './VariedText.styles.ts'

export interface VariedTextProps {
  label: string
  value: string
  onChange: (text: string) => void
  maxLength: number
  rows?: number
  hint?: string | undefined
}

/** Returns the first error in a text and its position. */
function useTextFault(value: string) {
  const { varied: messages } = usePartMessages()
  const sayFault = useLanguageFault()
  const { structure, language } = useAuthoredStory()
  const state = askedState(structure)
  // If the story has no variables, braces are plain text.
  const [fault] = state === undefined ? [] : (language?.textFaults(value, state) ?? [])
  if (fault === undefined) return null
  const at = placeOf(value, fault.column)
  const { line, excerpt } = at
  return { at, sentence: fill(messages.fault, { line, excerpt, message: sayFault(fault) }) }
}

/** Edits text with optional conditions, and shows syntax errors below it. */
export function VariedText({ label, value, onChange, maxLength, rows = 3, hint }: VariedTextProps) {
  const { lengthNear } = useNearLimit()
  const { varied: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const place = useRef<HTMLDivElement>(null)
  const fault = useTextFault(value)

  const handleShow = ({ from, to }: TextPlace) => {
    const area = place.current?.querySelector('textarea')
    area?.focus()
    area?.setSelectionRange(from, to)
  }

  return (
    <div css={styles.place} ref={place}>
      <TextArea
        error={fault?.sentence}
        hint={lengthNear(value, maxLength) ?? hint}
        kind="story"
        label={label}
        lang={lang}
        maxLength={maxLength}
        onChange={onChange}
        rows={rows}
        value={value}
      />
      {fault && (
        <div>
          <Button onPress={() => handleShow(fault.at)} size="small" variant="quiet">
            {messages.show}
          </Button>
        </div>
      )}
    </div>
  )
}
