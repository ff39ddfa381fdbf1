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
  /** `model_key` of the chosen storyteller and painter. */
  model: Readonly<Record<ModelKind, string>>
  /** Called with the `model_key` of the new model. */
  onModelChange: (kind: ModelKind, modelKey: string) => void
  /** The page of what readers say of the story; without it there is no way to it. */
  commentsHref?: string | undefined
  /** Text of the newest narrative, to be copied; absent if there is none. */
  newestText?: string | undefined
  /** Begins to read the newest part aloud; absent where no voice speaks its language. */
  onReadAloud?: (() => void) | undefined
  /** Keeps the story so far as a file. */
  onSaveTranscript: () => void
  /** Makes the play a link; absent where it cannot be shared. */
  onShare?: (() => void) | undefined
  /** Shows the ways that were played; absent where there is no map of them. */
  onShowWays?: (() => void) | undefined
}

const ReadingPanel = lazyPart(async () => (await import('./ReadingPanel.tsx')).ReadingPanel, {
  isWhole: true,
  onMissing: ({ onClose }) => onClose(),
})

/** How the story is told to this reader, beside the story itself; on a phone with the models. */
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
