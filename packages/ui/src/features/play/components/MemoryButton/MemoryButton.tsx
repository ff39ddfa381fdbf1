import { useEffect, useRef, useState } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { memoryButtonStyles as styles } from './MemoryButton.styles.ts'

export interface MemoryButtonProps {
  unseen: number
  isOpen: boolean
  panelId: string
  onOpenChange: (isOpen: boolean) => void
}

function useFocusBack(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (hasClosed && document.activeElement === document.body) {
      place.current?.querySelector('button')?.focus()
    }
  }, [isOpen])

  return place
}

export function MemoryButton({ unseen, isOpen, panelId, onOpenChange }: MemoryButtonProps) {
  const { memory } = usePlayMessages()
  const { count, counted } = useFormat()
  const place = useFocusBack(isOpen)
  const { title } = memory

  return (
    <div css={styles.place} ref={place}>
      <IconButton
        aria-controls={panelId}
        aria-expanded={isOpen}
        css={[styles.button, isOpen && styles.open]}
        icon="memory"
        label={unseen > 0 ? counted(memory.titleNew, unseen, { title }) : title}
        onPress={() => onOpenChange(!isOpen)}
      />
      {unseen > 0 && (
        <span aria-hidden="true" css={styles.count}>
          {count(unseen)}
        </span>
      )}
    </div>
  )
}

interface UnseenOptions {
  news: number
  turnId: string
  isOpen: boolean
}

/** Returns the number of new memories, or 0 once the memory was opened in this turn. */
export function useUnseen({ news, turnId, isOpen }: UnseenOptions): number {
  const [seen, setSeen] = useState<string | null>(null)
  if (isOpen && seen !== turnId) setSeen(turnId)
  return isOpen || seen === turnId ? 0 : news
}
