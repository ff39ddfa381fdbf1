import type { OwnPlay } from '@kathasagar/api/contract'

import { BeginAgainDialog } from '../../components/story/BeginAgainDialog/BeginAgainDialog.tsx'
import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { fill } from '../../format/fill.ts'
import { usePlaysMessages } from '../../messages/usePlaysMessages.ts'
import { titleOf } from '../../story/storyMessages.ts'
import type { PlayAct } from './PlayLeaf.tsx'

/** What is to be done with a play, before it is confirmed. */
export interface AskedAct {
  act: PlayAct
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
  const title = titleOf(asked.play.story, messages)
  const answers = { onClose, onConfirm: () => onConfirm(asked) }
  if (asked.act !== 'remove') return <BeginAgainDialog {...answers} title={title} />

  return (
    <ConfirmDialog
      {...answers}
      cancelLabel={plays.removeCancel}
      confirmLabel={plays.remove}
      isOpen
      title={fill(plays.removeTitle, { title })}
      variant="danger"
    >
      {plays.removeText}
    </ConfirmDialog>
  )
}
