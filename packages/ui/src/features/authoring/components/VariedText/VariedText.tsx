import { useRef } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useSyntaxIssueText } from '../../../../messages/useSyntaxIssueText.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { askedState, knownState } from '../../model/structure/knownState.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media } = theme

const styles = {
  place: { display: 'grid', gap: space.xs, minInlineSize: 0 },
  note: { color: color.textMuted, fontSize: size.small },
  forms: { display: 'grid', gap: space.s, margin: 0 },
  form: {
    display: 'grid',
    gap: `0 ${space.l}`,
    alignItems: 'baseline',
    [media.from.m]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  code: { color: color.link, fontSize: size.small, overflowWrap: 'anywhere' as const },
  means: { margin: 0, color: color.textSecondary, fontSize: size.small },
}

export interface VariedTextProps {
  label: string
  value: string
  onChange: (text: string) => void
  maxLength: number
  rows?: number
  hint?: string | undefined
}

/** Returns the first syntax error in a text and the position of the error. */
function useTextFault(value: string) {
  const { varied: messages } = usePartMessages()
  const sayFault = useSyntaxIssueText()
  const { structure, language } = useAuthoredStory()
  const state = askedState(structure)
  // If the story has no variables, braces are ordinary characters.
  const [fault] = state === undefined ? [] : (language?.textFaults(value, state) ?? [])
  if (fault === undefined) return null
  const at = placeOf(value, fault.column)
  const { line, excerpt } = at
  return { at, sentence: fill(messages.fault, { line, excerpt, message: sayFault(fault) }) }
}

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

interface TextPlace {
  line: number
  excerpt: string
  from: number
  to: number
}

const SHOWN = 24

/** Converts a 1-based column into a line number, an excerpt and an offset. */
function placeOf(text: string, column: number): TextPlace {
  const signs = [...text]
  const before = signs.slice(0, column - 1).join('')
  const rest =
    signs
      .slice(column - 1)
      .join('')
      .split('\n')[0] ?? ''
  const shown = [...rest].slice(0, SHOWN).join('')
  return {
    line: before.split('\n').length,
    excerpt: shown === rest ? rest : `${shown}…`,
    from: before.length,
    to: before.length + shown.length,
  }
}

export function VariedLegend() {
  const { varied } = usePartMessages()
  const { structure } = useAuthoredStory()

  return (
    <Fold label={varied.legend}>
      {knownState(structure) === undefined && <p css={styles.note}>{varied.off}</p>}
      <dl css={styles.forms}>
        {varied.forms.map(({ form, means }) => (
          <div key={form} css={styles.form}>
            <dt>
              <code css={styles.code}>{form}</code>
            </dt>
            <dd css={styles.means}>{means}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/guide#living-stories" isExternal>
          {varied.guide}
        </Link>
      </p>
    </Fold>
  )
}
