import type { SessionMemory } from '@kathasagar/api/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'

import { useFormat } from '../../../format/useFormat.ts'
import { useLatest } from '../../../hooks/useLatest.ts'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { StoryMemory } from '../../../play/storyMemory.ts'
import { breakpoint } from '../../../theme/widths.ts'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { CodexEntry } from '../../story/CodexEntry/CodexEntry.tsx'
import { MemoryLines, NewMark, TurnLink } from './MemoryLines.tsx'
import { memoryPanelStyles as styles } from './MemoryPanel.styles.ts'

export interface MemoryPanelProps {
  /** The memory, with the call that deletes a fact. */
  memory: StoryMemory
  /** Id of the panel, for `aria-controls` of its button. */
  id: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Called with the turn that the player wants to see in the story. */
  onGoToTurn: (turn: number) => void
}

const WIDE = `(min-width: ${breakpoint.xl}px)`

/** Shows what the story remembers: beside it if there is room, else in a sheet over it. */
export function MemoryPanel(props: MemoryPanelProps) {
  const isWide = useMediaQuery(WIDE)

  return isWide ? <Beside {...props} /> : <Sheet {...props} />
}

function Beside({ memory, id, ...props }: MemoryPanelProps) {
  const { memory: messages } = usePlayMessages()
  const panel = useRef<HTMLElement>(null)
  const close = () => memory.onOpenChange(false)
  const latest = useLatest(close)

  useEffect(() => {
    const place = panel.current
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current()
    }
    place?.focus({ preventScroll: true })
    place?.addEventListener('keydown', handleKey)
    return () => place?.removeEventListener('keydown', handleKey)
  }, [latest])

  return (
    <aside
      aria-label={messages.title}
      css={styles.beside}
      data-print="hidden"
      id={id}
      ref={panel}
      tabIndex={-1}
    >
      <MemoryContent {...props} memory={memory} onClose={close} />
    </aside>
  )
}

/** Covers the story, so it closes before it goes to a turn. */
function Sheet({ memory, id, onGoToTurn, ...props }: MemoryPanelProps) {
  const { memory: messages } = usePlayMessages()
  const handleGo = (turn: number) => {
    memory.onOpenChange(false)
    onGoToTurn(turn)
  }

  return (
    <ModalOverlay css={styles.veil} isDismissable isOpen onOpenChange={memory.onOpenChange}>
      <Modal css={styles.sheet}>
        <Dialog aria-label={messages.title} css={styles.dialog} id={id}>
          <MemoryContent
            {...props}
            memory={memory}
            onClose={() => memory.onOpenChange(false)}
            onGoToTurn={handleGo}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface MemoryContentProps extends Omit<MemoryPanelProps, 'id'> {
  onClose: () => void
}

/** Shows the heading and two tabs. Stories without a codex have no tabs. */
function MemoryContent({ onClose, ...props }: MemoryContentProps) {
  const { memory: messages, primitives } = usePlayMessages()
  const { held, hasFailed, onRetry } = props.memory
  const close = <IconButton icon="close" label={primitives.close} onPress={onClose} size="small" />
  const hasCodex = held !== null && held.codex.pages.length + held.codex.veiled > 0
  const instead = hasFailed ? (
    <ErrorState message={messages.failed} onRetry={onRetry} />
  ) : (
    <Spinner label={messages.loading} />
  )

  return (
    <div css={styles.content}>
      <h2 css={[styles.title, !hasCodex && styles.titleBesideClose]}>{messages.title}</h2>
      {hasCodex ? (
        <MemoryTabs {...props} close={close} held={held} />
      ) : (
        <>
          <div css={styles.closeAlone}>{close}</div>
          <div css={styles.scroller}>{held ? <MemoryLines {...props} held={held} /> : instead}</div>
        </>
      )}
    </div>
  )
}

interface MemoryTabsProps extends Omit<MemoryPanelProps, 'id'> {
  held: SessionMemory
  /** The button that closes the panel. */
  close: ReactNode
}

function MemoryTabs({ close, held, ...props }: MemoryTabsProps) {
  const { memory: messages } = usePlayMessages()
  const { counted } = useFormat()
  const { pages, veiled } = held.codex
  const codex = (
    <>
      {pages.length === 0 && <p css={styles.note}>{messages.noPage}</p>}
      {pages.map((page) => (
        <CodexEntry
          key={page.id}
          beside={<TurnLink onGoToTurn={props.onGoToTurn} turn={page.turn} />}
          lang={props.lang}
          page={page}
        >
          <NewMark now={held.turn} turn={page.turn} />
        </CodexEntry>
      ))}
      {veiled > 0 && <p css={styles.note}>{counted(messages.veiled, veiled)}</p>}
    </>
  )

  return (
    <Tabs
      beside={close}
      css={styles.tabs}
      items={[
        {
          id: 'memory',
          label: messages.memory,
          content: <MemoryLines {...props} held={held} />,
        },
        {
          id: 'codex',
          label: (
            <>
              {messages.codex}{' '}
              <small css={styles.pageCount}>{counted(messages.pages, pages.length)}</small>
            </>
          ),
          content: codex,
        },
      ]}
      label={messages.title}
      size="small"
    />
  )
}
