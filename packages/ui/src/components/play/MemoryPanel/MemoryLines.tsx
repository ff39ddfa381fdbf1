import type { SessionMemory } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../messages/fill.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { FactRow } from './FactRow.tsx'
import type { MemoryPanelProps } from './MemoryPanel.tsx'
import { memoryLinesStyles } from './MemoryLines.styles.ts'
import { StateRow } from './StateRow.tsx'

interface MemoryLinesProps extends Omit<MemoryPanelProps, 'id'> {
  /** What is remembered. */
  held: SessionMemory
}

/** How things stand, then what the player did and heard; the newest of that first. */
export function MemoryLines({ held, memory, lang, onGoToTurn }: MemoryLinesProps) {
  const styles = memoryLinesStyles(useTheme())
  const { memory: messages } = usePlayMessages()
  const { counted } = useFormat()
  const { state, facts, turn, facts_left_out } = held
  if (state.length + facts.length === 0) return <p css={styles.note}>{messages.empty}</p>
  const row = { lang, now: turn, onGoToTurn }

  return (
    <>
      <News held={held} />
      {state.length > 0 && (
        <>
          <h3 css={styles.heading}>{messages.standing}</h3>
          <ul css={styles.list}>
            {state.map((line) => (
              <StateRow {...row} key={line.id} line={line} />
            ))}
          </ul>
        </>
      )}
      {facts.length > 0 && (
        <>
          <h3 css={styles.heading}>{messages.done}</h3>
          <ul css={styles.list}>
            {facts.map((fact) => (
              <FactRow {...row} key={fact.id} fact={fact} memory={memory} />
            ))}
          </ul>
        </>
      )}
      {facts_left_out > 0 && <p css={styles.note}>{counted(messages.leftOut, facts_left_out)}</p>}
    </>
  )
}

/** Says by the way what the last turn has changed, to whoever listens. */
function News({ held: { state, facts, turn } }: Pick<MemoryLinesProps, 'held'>) {
  const { memory: messages } = usePlayMessages()
  const lines = [
    ...state.filter((line) => line.turn === turn).map(({ label }) => label),
    ...facts.filter((fact) => fact.turn === turn && !fact.is_struck).map(({ text }) => text),
  ]

  return (
    <VisuallyHidden>
      <span role="status">
        {lines.length > 0 ? fill(messages.nowNew, { lines: lines.join('; ') }) : ''}
      </span>
    </VisuallyHidden>
  )
}
