import type { OwnPlay } from '@kathasagar/api/contract'

import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { fill } from '../../format/fill.ts'
import { usePlaysMessages } from '../../messages/usePlaysMessages.ts'
import { titleOf } from '../../story/storyMessages.ts'
import type { PlayAct } from './PlayLeaf.tsx'

/** What is to be done with a play, before it is confirmed. */
export interface AskedAct {
  /** What is to be done. */
  act: PlayAct
  /** With which play. */
  play: OwnPlay
}

export interface PlayQuestionProps {
  /** The question that stands; null for none. */
  asked: AskedAct | null
  /** Everything stays as it is. */
  onClose: () => void
  /** Called once the player has confirmed it. */
  onConfirm: (asked: AskedAct) => void
}

/** Asks before a play is begun again or deleted. */
export function PlayQuestion({ asked, onClose, onConfirm }: PlayQuestionProps) {
  const { plays, story: messages } = usePlaysMessages()
  if (asked === null) return null
  const isRemoval = asked.act === 'remove'
  const title = titleOf(asked.play.story, messages)

  return (
    <ConfirmDialog
      cancelLabel={isRemoval ? plays.removeCancel : plays.beginCancel}
      confirmLabel={isRemoval ? plays.remove : plays.beginAgain}
      isOpen
      onClose={onClose}
      onConfirm={() => onConfirm(asked)}
      title={fill(isRemoval ? plays.removeTitle : plays.beginTitle, { title })}
      variant={isRemoval ? 'danger' : 'confirm'}
    >
      {isRemoval ? plays.removeText : plays.beginText}
    </ConfirmDialog>
  )
}
