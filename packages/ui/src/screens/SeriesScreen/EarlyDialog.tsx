import type { StoryCard } from '@kathasagar/api/contract'

import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { fill } from '../../format/fill.ts'
import { useSeriesMessages } from '../../messages/useSeriesMessages.ts'

export interface EarlyDialogProps {
  /** The part that opens tomorrow and is asked for today; null while none is. */
  story: StoryCard | null
  /** The part waits. */
  onClose: () => void
  /** The part is played all the same. */
  onPlay: (story: StoryCard) => void
}

/** Asks a reader who wants a part a day whether the next shall not wait. */
export function EarlyDialog({ story, onClose, onPlay }: EarlyDialogProps) {
  const { daily } = useSeriesMessages().series

  return (
    <ConfirmDialog
      cancelLabel={daily.wait}
      confirmLabel={daily.play}
      isOpen={story !== null}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        if (story) onPlay(story)
      }}
      title={fill(daily.ask, { title: story?.title ?? '' })}
    >
      <p>{daily.early}</p>
    </ConfirmDialog>
  )
}
