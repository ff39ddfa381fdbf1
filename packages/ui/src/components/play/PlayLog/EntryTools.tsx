import { useState, type FocusEvent, type KeyboardEvent } from 'react'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { textOf } from '../../../play/logEntry.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { entryToolsStyles, TOOLS_BLOCK } from './EntryTools.styles.ts'
import type { useEntryTools } from './useEntryTools.ts'

export interface EntryToolsProps {
  /** Which entry they stand beside, and how to go to others. */
  tools: ReturnType<typeof useEntryTools>
  /** Reads from an entry on; null where no voice speaks the story's language. */
  onReadFrom: ((id: string) => void) | null
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Goes to another entry, where the key is one of those that do. */
function stepBy(event: KeyboardEvent, tools: EntryToolsProps['tools']) {
  const by = STEPS[event.key]
  if (by === undefined) return
  event.preventDefault()
  tools.step(by)
}

/** Quiet tools beside one entry: copy it, read on from it. Up and Down go to other entries. */
export function EntryTools({ tools, onReadFrom }: EntryToolsProps) {
  const styles = entryToolsStyles(useTheme())
  const { reading } = usePlayMessages()
  const { entry, top, isPointedAt, isByKey } = tools
  if (!entry) return null
  const text = textOf(entry)
  const handleFocus = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (target.matches(':focus-visible') && !currentTarget.contains(relatedTarget)) tools.arrive()
  }

  return (
    <div
      aria-label={reading.entryTools}
      css={[styles.tools, isPointedAt && styles.shown]}
      onFocus={handleFocus}
      onKeyDown={(event) => stepBy(event, tools)}
      role="toolbar"
      style={{ insetBlockStart: `max(${top}px, ${TOOLS_BLOCK})` }}
      tabIndex={-1}
    >
      <CopyButton text={text} />
      {onReadFrom && (
        <IconButton
          css={styles.tool}
          icon="speaker"
          label={reading.readFromHere}
          onPress={() => onReadFrom(entry.id)}
          size="small"
        />
      )}
      <VisuallyHidden>
        <span aria-live="polite">{isByKey ? text : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const styles = entryToolsStyles(useTheme())
  const { reading } = usePlayMessages()
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    )

  return (
    <IconButton
      css={styles.tool}
      icon={isCopied ? 'check' : 'copy'}
      label={isCopied ? reading.copied : reading.copyEntry}
      onPress={() => void copy()}
      size="small"
    />
  )
}
