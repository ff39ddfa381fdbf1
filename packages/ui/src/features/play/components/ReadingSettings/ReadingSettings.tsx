import type { ModelList } from '@kathasagar/api/contract'
import type { ModelKind } from '@kathasagar/story/vocabulary'
import { useState } from 'react'

import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
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
  /** Absent if no voice speaks the story's language. */
  onReadAloud?: (() => void) | undefined
  onSaveTranscript: () => void
  onShare?: (() => void) | undefined
  onShowWays?: (() => void) | undefined
}

const ReadingPanel = lazyPart(async () => (await import('./ReadingPanel.tsx')).ReadingPanel, {
  isWhole: true,
  onMissing: ({ onClose }) => onClose(),
})

export function ReadingSettings({
  onReadAloud,
  onSaveTranscript,
  onShare,
  onShowWays,
  ...props
}: ReadingSettingsProps) {
  const { reading } = usePlayMessages()
  const [isOpen, setIsOpen] = useState(false)
  const closeAnd = (act: () => void) => () => {
    setIsOpen(false)
    act()
  }

  return (
    <Popover
      isOpen={isOpen}
      label={reading.settings}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton
          aria-haspopup="dialog"
          css={styles.button}
          icon="sun"
          label={reading.settings}
        />
      }
    >
      <ReadingPanel
        {...props}
        onClose={() => setIsOpen(false)}
        onReadAloud={onReadAloud && closeAnd(onReadAloud)}
        onSaveTranscript={closeAnd(onSaveTranscript)}
        onShare={onShare && closeAnd(onShare)}
        onShowWays={onShowWays && closeAnd(onShowWays)}
      />
    </Popover>
  )
}
