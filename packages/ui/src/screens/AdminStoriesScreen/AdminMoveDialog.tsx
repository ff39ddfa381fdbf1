import type { AdminStory } from '@kathasagar/api/contract'

import type { AdminMove } from '../../components/admin/AdminStoryTable/storyMoves.ts'
import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { ReasonDialog } from '../../components/admin/ReasonDialog/ReasonDialog.tsx'
import { useQuestion } from '../../hooks/useQuestion.ts'
import type { AdminMessages } from '../../messages/en.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'

export interface AdminMoveDialogProps {
  /** What is to be done. */
  move: AdminMove
  /** With which story. */
  story: AdminStory
  /** Does it, for a reason where one is asked for; gives why it was refused, as a sentence. */
  onMove: (move: AdminMove, story: AdminStory, reason?: string) => Promise<string | null>
  /** Called once the move is done, or given up. */
  onClose: () => void
}

/** The question, and the words on the button that says yes. */
const questionsIn = (moves: AdminMessages['admin']['stories']['moves']) =>
  ({
    publish: [moves.publishTitle, moves.publishText, moves.publish, moves.publishing],
    archive: [moves.archiveTitle, moves.archiveText, moves.archive, moves.archiving],
    takeDown: [moves.takeDownTitle, moves.takeDownText, moves.takeDown, moves.takingDown],
    restore: [moves.restoreTitle, moves.restoreText, moves.restore, moves.restoring],
    remove: [moves.removeTitle, moves.removeText, moves.remove, moves.removing],
  }) as const

/** Asks before a story is taken from its readers or brought to them, and for what reason. */
export function AdminMoveDialog({ move, story, onMove, onClose }: AdminMoveDialogProps) {
  const { moves } = useAdminMessages().stories
  const [question, text, label, busyLabel] = questionsIn(moves)[move]
  const messages = { title: fill(question, { title: story.title }), text, label, busyLabel }

  const handleMove = async (reason?: string) => {
    const refused = await onMove(move, story, reason)
    if (refused === null) onClose()
    return refused
  }

  if (move !== 'takeDown') {
    const isDanger = move === 'archive' || move === 'remove'
    return <AskAgain {...messages} isDanger={isDanger} onClose={onClose} onMove={handleMove} />
  }
  return (
    <ReasonDialog
      busyLabel={busyLabel}
      hint={moves.reasonHint}
      onClose={onClose}
      onSubmit={handleMove}
      submitLabel={label}
      title={messages.title}
    >
      <p>{text}</p>
    </ReasonDialog>
  )
}

interface AskAgainProps extends Pick<AdminMoveDialogProps, 'onClose'> {
  /** The question. */
  title: string
  /** What a yes would bring. */
  text: string
  /** Words of the yes. */
  label: string
  /** Words of the yes while it is being done. */
  busyLabel: string
  /** The move takes something away. */
  isDanger: boolean
  /** Does it; gives why it was refused, as a sentence. */
  onMove: () => Promise<string | null>
}

function AskAgain({ title, text, label, busyLabel, isDanger, onClose, onMove }: AskAgainProps) {
  const { moves } = useAdminMessages().stories
  const question = useQuestion(onMove)

  return (
    <ConfirmDialog
      {...question}
      busyLabel={busyLabel}
      cancelLabel={moves.cancel}
      confirmLabel={label}
      isOpen
      onClose={onClose}
      title={title}
      variant={isDanger ? 'danger' : 'confirm'}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
