import type { FactLine } from '@kathasagar/api/contract'
import { useEffect, useRef, useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { StoryMemory } from '../../../play/storyMemory.ts'
import { MendField } from './MendField.tsx'
import { memoryLinesStyles as styles } from './MemoryLines.styles.ts'
import { OwnLineActs } from './OwnLineActs.tsx'
import { NewMark, TurnLink, type RowProps } from './TurnLink.tsx'

export interface FactRowProps extends RowProps {
  /** Something that the player did, said or heard. */
  fact: FactLine
  /** The ways to change it. */
  memory: Pick<StoryMemory, 'onMend' | 'onStrike'>
}

/** A line of the memory; what the player said themself can be mended and struck. */
export function FactRow({ fact, memory, now, lang, onGoToTurn }: FactRowProps) {
  const [isMending, setIsMending] = useState(false)
  const row = useFocusOnActs(isMending)
  if (isMending) {
    return (
      <li css={styles.row}>
        <MendField {...{ fact, lang, memory }} onClose={() => setIsMending(false)} />
      </li>
    )
  }

  return (
    <li css={styles.row} ref={row}>
      <span css={styles.words}>
        <Words fact={fact} lang={lang} />
        <NewMark now={now} turn={fact.turn} />
      </span>
      <TurnLink onGoToTurn={onGoToTurn} turn={fact.turn} />
      {fact.by === 'player' && (
        <OwnLineActs fact={fact} memory={memory} onMend={() => setIsMending(true)} />
      )}
    </li>
  )
}

/** Leads the focus back to what was pressed once the field has gone with it. */
function useFocusOnActs(isMending: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const wasMending = useRef(false)

  useEffect(() => {
    const hasEnded = wasMending.current && !isMending
    wasMending.current = isMending
    if (!hasEnded) return
    const frame = requestAnimationFrame(() => {
      row.current?.querySelector<HTMLElement>('[data-acts] button')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isMending])

  return row
}

function Words({ fact: { by, text, said, is_struck }, lang }: Pick<FactRowProps, 'fact' | 'lang'>) {
  const { memory } = usePlayMessages()
  const isOwn = by === 'player'
  const words = isOwn ? `“${text}”` : text

  return (
    <>
      {is_struck ? (
        <s css={styles.struck} dir="auto">
          {words}
        </s>
      ) : (
        <span dir="auto" lang={isOwn ? undefined : lang}>
          {words}
        </span>
      )}
      {said !== null && (
        <span css={styles.value} dir="auto">
          {fill(memory.said, { said: `“${said}”` })}
        </span>
      )}
    </>
  )
}
