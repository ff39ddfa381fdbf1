import { useId } from 'react'

import { LazyFailed } from '../../lazy/LazyFailed.tsx'
import { lazyPart, type InsteadProps } from '../../lazy/lazyPart.tsx'
import { usePlayMessages } from '../../messages/usePlayMessages.ts'
import { playScreenStyles as styles } from './PlayScreen.styles.ts'
import type { PlayScreenProps } from './PlayScreen.tsx'
import type { SessionViewProps } from './SessionView.tsx'
import { useGoToTurn } from './useGoToTurn.ts'

/** Arrives with its first opening: most of a first visit goes by without it. */
const MemoryPanel = lazyPart(
  async () => (await import('../../components/play/MemoryPanel/MemoryPanel.tsx')).MemoryPanel,
  { Instead: MissingMemory },
)

/** Where the memory would be: beside the story, or over its foot where there is no room. */
function MissingMemory({ id, onRetry }: InsteadProps & { id: string }) {
  const { memory: messages } = usePlayMessages()

  return (
    <aside aria-label={messages.title} css={styles.missingMemory} id={id}>
      <LazyFailed onRetry={onRetry} />
    </aside>
  )
}

interface SessionMemoryProps extends Pick<SessionViewProps, 'session' | 'memory'> {
  /** Id that its button knows it by. */
  id: string
  /** A turn of the story is to be gone to. */
  onGoToTurn: (turn: number) => void
}

/** What the story remembers, while it is looked at. */
function SessionMemory({ session, memory, ...props }: SessionMemoryProps) {
  if (!memory) return null

  return <MemoryPanel {...props} lang={session.story.language} memory={memory} />
}

/** The memory of a session where it is looked at, and the id by which its button knows it. */
export function useSessionMemory({ session, log, memory }: PlayScreenProps) {
  const memoryId = useId()
  const onGoToTurn = useGoToTurn(log)
  const panel = session && <SessionMemory {...{ session, memory, onGoToTurn }} id={memoryId} />

  return { memoryId, aside: memory?.isOpen ? panel : null }
}
