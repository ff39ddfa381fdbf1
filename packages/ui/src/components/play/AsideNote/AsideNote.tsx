import { useId } from 'react'
import type { Hint } from '@kathasagar/api/contract'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { useUi } from '../../../providers/uiContext.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { asideNoteStyles } from './AsideNote.styles.ts'

export interface AsideNoteProps {
  /** An answer to what was asked about playing. */
  hint?: Pick<Hint, 'topic' | 'role'> | undefined
  /** The choices that the player's words may have meant, likeliest first. */
  asked?: readonly string[] | undefined
  /** The choices stand beside a turn that was told, and charged as ever. */
  isBesideTurn?: boolean | undefined
  /** BCP 47 tag of the story, whose words the choices and the role are. */
  lang?: string | undefined
  /** An action runs: no choice can be picked. */
  isDisabled?: boolean
  /** Called with the choice that was meant. */
  onChoice?: ((choice: string) => void) | undefined
}

/** Speaks outside of the story, for nothing: helps, or asks which choice was meant. */
export function AsideNote({ hint, asked, ...choosing }: AsideNoteProps) {
  const { aside: messages } = usePlayMessages().play
  const styles = asideNoteStyles(useTheme())
  const { locale } = useUi()
  if (asked) return <Question {...choosing} asked={asked} />
  if (!hint) return null

  return (
    <div css={styles.note} lang={locale} role="note">
      <p>{messages.topics[hint.topic]}</p>
      {hint.role && (
        <p css={styles.role} dir={directionOf(choosing.lang)} lang={choosing.lang}>
          {hint.role}
        </p>
      )}
    </div>
  )
}

type QuestionProps = Omit<AsideNoteProps, 'hint' | 'asked'> & { asked: readonly string[] }

function Question(props: QuestionProps) {
  const { asked, isBesideTurn = false, lang, isDisabled = false, onChoice } = props
  const { aside: messages } = usePlayMessages().play
  const styles = asideNoteStyles(useTheme())
  const { locale } = useUi()
  const leadId = useId()

  return (
    <div aria-labelledby={leadId} css={styles.note} lang={locale} role="group">
      <p css={styles.lead} id={leadId}>
        {isBesideTurn ? messages.askedBeside : messages.asked}
      </p>
      <div css={styles.choices} dir={directionOf(lang)} lang={lang}>
        {asked.map((choice) => (
          <Button
            key={choice}
            css={styles.choice}
            isDisabled={isDisabled}
            isFullWidth
            onPress={() => onChoice?.(choice)}
          >
            {choice}
          </Button>
        ))}
      </div>
      {!isBesideTurn && <p css={styles.free}>{messages.otherwise}</p>}
    </div>
  )
}
