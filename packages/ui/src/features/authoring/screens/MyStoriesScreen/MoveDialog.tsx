import type { MyStory } from '@kathasagar/api/contract'

import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { movesIn } from '../../components/MyStoryList/movesIn.ts'
import type { StoryMove } from '../../components/MyStoryList/movesIn.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { titleOf } from '../../../story/model/storyMessages.ts'

export interface AskedMove {
  move: StoryMove
  story: MyStory
}

export interface MoveDialogProps {
  /** What is asked about; null while nothing is. */
  asked: AskedMove | null
  /** The story stays where it is. */
  onClose: () => void
  /** The story moves as it was asked. */
  onConfirm: (asked: AskedMove) => void
}

/** Asks before a story comes to its readers, or leaves them. */
export function MoveDialog({ asked, onClose, onConfirm }: MoveDialogProps) {
  const { authoring, story: messages } = useAuthoringMessages()
  const { mine } = authoring
  if (!asked) return null
  const { label, title, text } = movesIn(mine, asked.story)[asked.move]

  return (
    <ConfirmDialog
      cancelLabel={mine.cancel}
      confirmLabel={label}
      isOpen
      onClose={onClose}
      onConfirm={() => onConfirm(asked)}
      title={fill(title, { title: titleOf(asked.story, messages) })}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
