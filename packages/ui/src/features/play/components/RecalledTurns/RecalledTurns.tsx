import type { RecalledTurn } from '@kathasagar/api/contract'
import { useId } from 'react'
import { Button as AriaButton } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { recalledTurnsStyles as styles } from './RecalledTurns.styles.ts'

export interface RecalledTurnsProps {
  turns: readonly RecalledTurn[]
  lang?: string | undefined
  onOpenTurn: (turn: number) => void
}

export function RecalledTurns({ turns, lang, onOpenTurn }: RecalledTurnsProps) {
  const titleId = useId()
  const { ending } = usePlayMessages().play
  const format = useFormat()
  if (turns.length === 0) return null

  return (
    <section>
      <h2 css={styles.title} id={titleId}>
        {ending.whatYouDid}
      </h2>
      <ul aria-labelledby={titleId} css={styles.list}>
        {turns.map(({ text, kind, turn, turn_id }) => (
          <li css={styles.line} key={turn_id}>
            {/* Typed text may be in any language. */}
            <span
              dir={kind === 'words' ? 'auto' : directionOf(lang)}
              lang={kind === 'words' ? undefined : lang}
            >
              {kind === 'words' ? fill(ending.ownWords, { words: text }) : text}
            </span>{' '}
            <AriaButton css={styles.turn} onPress={() => onOpenTurn(turn)}>
              {fill(ending.turn, { number: format.count(turn) })}
            </AriaButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
