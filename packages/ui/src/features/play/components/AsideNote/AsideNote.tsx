import { useId } from 'react'
import type { Hint } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { declinedNoteStyles } from '../DeclinedNote/DeclinedNote.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space } = theme

const { note, lead, free } = declinedNoteStyles

const styles = {
  note,
  lead,
  free,
  role: { color: color.text, fontFamily: font.story, fontSize: size.body },
  choices: { display: 'grid', gap: space.s },
  choice: {
    justifyContent: 'flex-start',
    whiteSpace: 'normal' as const,
    textAlign: 'start' as const,
    overflowWrap: 'anywhere' as const,
  },
}

export interface AsideNoteProps {
  /** Answer to a question about how to play. */
  hint?: Pick<Hint, 'topic' | 'role' | 'wish'> | undefined
  asked?: readonly string[] | undefined
  /** True if the input also caused a turn, which was charged. */
  isBesideTurn?: boolean | undefined
  lang?: string | undefined
  isDisabled?: boolean
  onChoice?: ((choice: string) => void) | undefined
}

export function AsideNote({ hint, asked, ...choosing }: AsideNoteProps) {
  const { aside: messages } = usePlayMessages().play
  const { locale } = useUi()
  if (asked) return <Question {...choosing} asked={asked} isByNumber={hint?.topic === 'which'} />
  if (!hint) return null

  return (
    <div css={styles.note} lang={locale} role="note">
      <p>{fill(messages.topics[hint.topic], { wish: hint.wish ?? '' })}</p>
      {hint.role && (
        <p css={styles.role} dir={directionOf(choosing.lang)} lang={choosing.lang}>
          {hint.role}
        </p>
      )}
    </div>
  )
}

type QuestionProps = Omit<AsideNoteProps, 'hint' | 'asked'> & {
  asked: readonly string[]
  isByNumber: boolean
}

function Question(props: QuestionProps) {
  const { asked, isByNumber, isBesideTurn = false, lang, isDisabled = false, onChoice } = props
  const { aside: messages } = usePlayMessages().play
  const { locale } = useUi()
  const lead = isBesideTurn ? messages.askedBeside : messages.asked
  const leadId = useId()

  return (
    <div aria-labelledby={leadId} css={styles.note} lang={locale} role="group">
      <p css={styles.lead} id={leadId}>
        {isByNumber ? messages.topics.which : lead}
      </p>
      <div css={styles.choices} dir={directionOf(lang)} lang={lang}>
        {asked.map((choice, i) => (
          <Button
            key={choice}
            css={styles.choice}
            isDisabled={isDisabled}
            isFullWidth
            onPress={() => onChoice?.(choice)}
          >
            {isByNumber ? `${i + 1}. ${choice}` : choice}
          </Button>
        ))}
      </div>
      {!isBesideTurn && <p css={styles.free}>{messages.otherwise}</p>}
    </div>
  )
}
