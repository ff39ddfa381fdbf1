import type { ModelList } from '@kathasagar/api/contract'
import type { ModelKind } from '@kathasagar/story/vocabulary'
import { useState } from 'react'

import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Popover } from '../../../../design-system/primitives/Popover/Popover.tsx'
import type { ReadingFieldsProps } from './ReadingFields.tsx'
import { readingSettingsStyles as styles } from './ReadingSettings.styles.ts'

export interface ReadingSettingsProps extends ReadingFieldsProps {
  models: ModelList
  model: Readonly<Record<ModelKind, string>>
  onModelChange: (kind: ModelKind, modelKey: string) => void
  commentsHref?: string | undefined
  newestText?: string | undefined
  /** Reads the story aloud. Absent if the browser has no voice for the language. */
  onReadAloud?: (() => void) | undefined
  onSaveTranscript: () => void
  onShare?: (() => void) | undefined
  onShowWays?: (() => void) | undefined
  /** Memory button. This menu shows the button only on phones. */
  memory?: { unseen: number; onOpen: () => void } | undefined
}

const PHONE = `(max-width: ${breakpoint.m - 1}px)`

const ReadingPanel = lazyPart(async () => (await import('./ReadingPanel.tsx')).ReadingPanel, {
  isWhole: true,
  onMissing: ({ onClose }) => onClose(),
})

export function ReadingSettings({
  onReadAloud,
  onSaveTranscript,
  onShare,
  onShowWays,
  memory,
  ...props
}: ReadingSettingsProps) {
  const { reading, memory: memoryMessages } = usePlayMessages()
  const { count, counted } = useFormat()
  const isPhone = useMediaQuery(PHONE)
  const unseen = isPhone ? (memory?.unseen ?? 0) : 0
  const title = isPhone ? reading.more : reading.settings
  const [isOpen, setIsOpen] = useState(false)
  const closeAnd = (act: () => void) => () => {
    setIsOpen(false)
    act()
  }

  return (
    <Popover
      isOpen={isOpen}
      label={title}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton
          aria-haspopup="dialog"
          css={styles.button}
          data-count={unseen > 0 ? count(unseen) : undefined}
          icon={isPhone ? 'more' : 'sun'}
          label={unseen > 0 ? counted(memoryMessages.titleNew, unseen, { title }) : title}
        />
      }
    >
      <ReadingPanel
        {...props}
        memory={isPhone && memory ? { unseen, onOpen: closeAnd(memory.onOpen) } : undefined}
        onClose={() => setIsOpen(false)}
        onReadAloud={onReadAloud && closeAnd(onReadAloud)}
        onSaveTranscript={closeAnd(onSaveTranscript)}
        onShare={onShare && closeAnd(onShare)}
        onShowWays={onShowWays && closeAnd(onShowWays)}
      />
    </Popover>
  )
}
