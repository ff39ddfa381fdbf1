import type { FactLine, SessionMemory } from '@kathasagar/api/contract'
import { Fragment } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { FactRow } from './FactRow.tsx'
import type { MemoryPanelProps } from './MemoryPanel.tsx'
import { memoryLinesStyles as styles } from './MemoryLines.styles.ts'
import { StateRow } from './StateRow.tsx'

interface MemoryLinesProps extends Omit<MemoryPanelProps, 'id'> {
  /** What is remembered. */
  held: SessionMemory
}

/** How things stand, then what the player promised, said, did and heard; the newest of each first. */
export function MemoryLines({ held, memory, lang, onGoToTurn }: MemoryLinesProps) {
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
      {groupsOf(facts).map(({ group, lines }) => (
        <Fragment key={group}>
          <h3 css={styles.heading}>{messages.facts[group]}</h3>
          <ul css={styles.list}>
            {lines.map((fact) => (
              <FactRow {...row} key={fact.id} fact={fact} memory={memory} />
            ))}
          </ul>
        </Fragment>
      ))}
      {facts_left_out > 0 && <p css={styles.note}>{counted(messages.leftOut, facts_left_out)}</p>}
    </>
  )
}

const GROUPS = ['promised', 'said', 'done'] as const
type Group = (typeof GROUPS)[number]

/** What an author wrote was done or heard, also where it is told by its words. */
const groupOf = ({ by, kind }: FactLine): Group => {
  if (by === 'author' || DEEDS.has(kind)) return 'done'
  return kind === 'promised' ? kind : 'said'
}
const DEEDS = new Set<FactLine['kind']>(['did', 'gave', 'hurt', 'has', 'saw'])

const groupsOf = (facts: readonly FactLine[]) =>
  GROUPS.map((group) => ({
    group,
    lines: facts.filter((fact) => groupOf(fact) === group),
  })).filter(({ lines }) => lines.length > 0)

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
