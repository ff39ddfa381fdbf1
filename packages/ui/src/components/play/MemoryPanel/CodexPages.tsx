import type { SessionMemory } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { CodexEntry } from '../../story/CodexEntry/CodexEntry.tsx'
import type { MemoryPanelProps } from './MemoryPanel.tsx'
import { codexPagesStyles as styles } from './CodexPages.styles.ts'
import { NewMark, TurnLink } from './TurnLink.tsx'

interface CodexPagesProps extends Pick<MemoryPanelProps, 'lang' | 'onGoToTurn'> {
  /** Pages that scenes have opened, and how many have not been met. */
  codex: SessionMemory['codex']
  /** The turn that the session stands at. */
  turn: number
}

/** The pages of the codex that are open; the others are counted, and keep their titles. */
export function CodexPages({ codex: { pages, veiled }, turn, ...props }: CodexPagesProps) {
  const { memory } = usePlayMessages()
  const { counted } = useFormat()

  return (
    <>
      {pages.length === 0 && <p css={styles.note}>{memory.noPage}</p>}
      {pages.map((page) => (
        <CodexEntry
          key={page.id}
          beside={<TurnLink onGoToTurn={props.onGoToTurn} turn={page.turn} />}
          lang={props.lang}
          page={page}
        >
          <NewMark now={turn} turn={page.turn} />
        </CodexEntry>
      ))}
      {veiled > 0 && <p css={styles.note}>{counted(memory.veiled, veiled)}</p>}
    </>
  )
}
