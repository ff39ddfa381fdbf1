import { useRef } from 'react'
import type { LanguageFault } from '@kathasagar/api/rules'

import { fill } from '../../../messages/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { knownState } from '../../../structure/knownState.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { placeOf } from './placeOf.ts'
import { variedTextStyles } from './VariedText.styles.ts'

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

/** Text that may vary: what is wrong with its braces stands below it, with the place. */
export function VariedText({ label, value, onChange, maxLength, rows = 3, hint }: VariedTextProps) {
  const { lengthNear } = useNearLimit()
  const partMessages = usePartMessages()
  const { structure, language, lang } = useAuthoredStory()
  const styles = variedTextStyles(useTheme())
  const place = useRef<HTMLDivElement>(null)
  const state = knownState(structure)
  // Without a state a brace is a brace.
  const faults = state === undefined ? [] : (language?.textFaults(value, state) ?? [])

  const handleShow = ({ column }: LanguageFault) => {
    const area = place.current?.querySelector('textarea')
    const { from, to } = placeOf(value, column)
    area?.focus()
    area?.setSelectionRange(from, to)
  }

  return (
    <div css={styles.place} ref={place}>
      <TextArea
        error={faults[0] && sentenceOf(value, faults[0], partMessages.varied.fault)}
        hint={lengthNear(value, maxLength) ?? hint}
        kind="story"
        label={label}
        lang={lang}
        maxLength={maxLength}
        onChange={onChange}
        rows={rows}
        value={value}
      />
      {faults[0] && (
        <div>
          <Button onPress={() => handleShow(faults[0]!)} size="small" variant="quiet">
            {partMessages.varied.show}
          </Button>
        </div>
      )}
    </div>
  )
}

function sentenceOf(text: string, { column, message }: LanguageFault, sentence: string) {
  const { line, excerpt } = placeOf(text, column)
  return fill(sentence, { line, excerpt, message })
}
