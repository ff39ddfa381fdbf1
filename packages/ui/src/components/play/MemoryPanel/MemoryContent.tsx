import type { SessionMemory } from '@kathasagar/api/contract'
import type { ReactNode } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { CodexPages } from './CodexPages.tsx'
import { MemoryLines } from './MemoryLines.tsx'
import type { MemoryPanelProps } from './MemoryPanel.tsx'
import { memoryPanelStyles as styles } from './MemoryPanel.styles.ts'

interface MemoryContentProps extends Omit<MemoryPanelProps, 'id'> {
  /** The panel is to go. */
  onClose: () => void
}

/** The heading and the two tabs; in a story without a codex the lines alone. */
export function MemoryContent({ onClose, ...props }: MemoryContentProps) {
  const { memory: messages, primitives } = usePlayMessages()
  const { held } = props.memory
  const close = <IconButton icon="close" label={primitives.close} onPress={onClose} size="small" />
  const hasCodex = held !== null && held.codex.pages.length + held.codex.veiled > 0

  return (
    <div css={styles.content}>
      <h2 css={[styles.title, !hasCodex && styles.titleBesideClose]}>{messages.title}</h2>
      {hasCodex ? (
        <MemoryTabs {...props} close={close} held={held} />
      ) : (
        <>
          <div css={styles.closeAlone}>{close}</div>
          <div css={styles.scroller}>
            {held ? <MemoryLines {...props} held={held} /> : <OnTheWay {...props} />}
          </div>
        </>
      )}
    </div>
  )
}

/** Not there yet, or not to be had. */
function OnTheWay({ memory }: Pick<MemoryContentProps, 'memory'>) {
  const { memory: messages } = usePlayMessages()
  if (!memory.hasFailed) return <Spinner label={messages.loading} />

  return <ErrorState message={messages.failed} onRetry={memory.onRetry} />
}

interface MemoryTabsProps extends Omit<MemoryContentProps, 'onClose'> {
  /** What is remembered, which is there by now. */
  held: SessionMemory
  /** The button that closes the panel. */
  close: ReactNode
}

function MemoryTabs({ close, held, ...props }: MemoryTabsProps) {
  const { memory: messages } = usePlayMessages()
  const { counted } = useFormat()

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
              <small css={styles.pageCount}>
                {counted(messages.pages, held.codex.pages.length)}
              </small>
            </>
          ),
          content: <CodexPages {...props} codex={held.codex} turn={held.turn} />,
        },
      ]}
      label={messages.title}
      size="small"
    />
  )
}
