import type { StateLine } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { memoryLinesStyles as styles } from './MemoryLines.styles.ts'
import { NewMark, TurnLink, type RowProps } from './TurnLink.tsx'

interface StateRowProps extends RowProps {
  /** A part of the story's state. */
  line: StateLine
}

/** One thing as it stands: named by its author, and nobody argues with it. */
export function StateRow({ line, now, lang, onGoToTurn }: StateRowProps) {
  return (
    <li css={styles.row}>
      <span css={styles.words}>
        <bdi lang={lang}>{line.label}</bdi>
        <Value line={line} lang={lang} />
        <NewMark now={now} turn={line.turn} />
      </span>
      <TurnLink onGoToTurn={onGoToTurn} turn={line.turn} />
    </li>
  )
}

function Value({ line, lang }: Pick<StateRowProps, 'line' | 'lang'>) {
  const { memory } = usePlayMessages()
  if (line.kind === 'flag') {
    return line.value ? null : <span css={styles.value}>{memory.notSo}</span>
  }
  if (line.kind === 'number') return <Amount {...line} />

  return (
    <span css={styles.value} dir="auto" lang={lang}>
      {line.value.replaceAll('_', ' ')}
    </span>
  )
}

/** More of them are counted and not drawn. */
const MOST_PIPS = 10

/** So many flames of so many; of a range that does not begin at nothing, the number alone. */
function Amount({ value, least, most }: Extract<StateLine, { kind: 'number' }>) {
  const { memory } = usePlayMessages()
  const { count } = useFormat()
  const isShare = least === 0
  const words = isShare
    ? fill(memory.ofMost, { value: count(value), most: count(most) })
    : count(value)
  const pips = isShare && most <= MOST_PIPS ? most : 0

  return (
    <span css={styles.value}>
      {pips > 0 && (
        <span aria-hidden="true" css={styles.pips}>
          {Array.from({ length: pips }, (_unused, place) => (
            <i key={place} css={[styles.pip, place < value && styles.pipFull]} />
          ))}
        </span>
      )}
      {words}
    </span>
  )
}
