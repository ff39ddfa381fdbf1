import type { CodexLine, SessionMemory } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import type { MemoryPanelProps } from './MemoryPanel.tsx'
import { memoryPanelStyles } from './MemoryPanel.styles.ts'
import { NewMark, TurnLink } from './TurnLink.tsx'

interface CodexPagesProps extends Pick<MemoryPanelProps, 'lang' | 'onGoToTurn'> {
  /** Pages that scenes have opened, and how many have not been met. */
  codex: SessionMemory['codex']
  /** The turn that the session stands at. */
  turn: number
}

/** The pages of the codex that are open; the others are counted, and keep their titles. */
export function CodexPages({ codex: { pages, veiled }, turn, ...props }: CodexPagesProps) {
  const styles = memoryPanelStyles(useTheme())
  const { memory } = useMessages()
  const { counted } = useFormat()

  return (
    <>
      {pages.length === 0 && <p css={styles.note}>{memory.noPage}</p>}
      {pages.map((page) => (
        <article css={styles.page} key={page.id}>
          <div css={styles.pageHead}>
            <h3 css={styles.pageTitle} lang={props.lang}>
              {page.title}
            </h3>
            <TurnLink onGoToTurn={props.onGoToTurn} turn={page.turn} />
          </div>
          <NewMark now={turn} turn={page.turn} />
          <p css={styles.pageText} lang={props.lang}>
            {page.text}
          </p>
          {page.source && <Source source={page.source} />}
        </article>
      ))}
      {veiled > 0 && <p css={styles.note}>{counted(memory.veiled, veiled)}</p>}
    </>
  )
}

/** Where a page comes from, with the passage itself where its author quotes it. */
function Source({ source }: { source: NonNullable<CodexLine['source']> }) {
  const styles = memoryPanelStyles(useTheme())
  const { memory } = useMessages()
  const { work, place, text, translator } = source

  return (
    <figure css={styles.source}>
      {text && (
        <blockquote css={styles.passage} dir="auto">
          {text}
        </blockquote>
      )}
      <figcaption dir="auto">
        <cite>{work}</cite>
        {place && `, ${place}`}
        {translator && (
          <span css={styles.translator}>{fill(memory.translator, { translator })}</span>
        )}
      </figcaption>
    </figure>
  )
}
