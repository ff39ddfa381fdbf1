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
  /** What is told. */
  label: string
  /** As it is typed, variations and all. */
  value: string
  /** The text was changed; the whole of it as it is now. */
  onChange: (text: string) => void
  /** Most characters. */
  maxLength: number
  /** Lines that show at once. */
  rows?: number
  /** What belongs here; it gives way to the count near the limit. */
  hint?: string | undefined
}

/** The first thing that is wrong with a text, in a sentence with its place. */
function useTextFault(value: string) {
  const { varied: messages } = usePartMessages()
  const sayFault = useLanguageFault()
  const { structure, language } = useAuthoredStory()
  const state = askedState(structure)
  // Without a state a brace is a brace.
  const [fault] = state === undefined ? [] : (language?.textFaults(value, state) ?? [])
  if (fault === undefined) return null
  const at = placeOf(value, fault.column)
  const { line, excerpt } = at
  return { at, sentence: fill(messages.fault, { line, excerpt, message: sayFault(fault) }) }
}

/** Text that may vary: what is wrong with its braces stands below it, with the place. */
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
