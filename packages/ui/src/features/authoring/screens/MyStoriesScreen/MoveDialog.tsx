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
  asked: AskedMove | null
  onClose: () => void
  onConfirm: (asked: AskedMove) => void
}

/** Asks before a story is published, archived or restored. */
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
