import { useEffect, useRef } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'

import { useLatest } from '../../../hooks/useLatest.ts'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { StoryMemory } from '../../../play/storyMemory.ts'
import { breakpoint } from '../../../theme/widths.ts'
import { MemoryContent } from './MemoryContent.tsx'
import { memoryPanelStyles as styles } from './MemoryPanel.styles.ts'

export interface MemoryPanelProps {
  /** What is remembered, and the ways to change it. */
  memory: StoryMemory
  /** Id that the button which opens it knows it by. */
  id: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** A turn of the story is to be gone to. */
  onGoToTurn: (turn: number) => void
}

const WIDE = `(min-width: ${breakpoint.xl}px)`

/** What the story remembers: beside it where there is room, else in a sheet over it. */
export function MemoryPanel(props: MemoryPanelProps) {
  const isWide = useMediaQuery(WIDE)

  return isWide ? <Beside {...props} /> : <Sheet {...props} />
}

/** Stays while the story goes on. */
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

/** Covers the story, so it goes before a turn of it is gone to. */
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
