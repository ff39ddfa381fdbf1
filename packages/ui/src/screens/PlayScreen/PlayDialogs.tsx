import { LoginRequiredDialog } from '../../components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { OutOfCreditsDialog } from '../../components/OutOfCreditsDialog/OutOfCreditsDialog.tsx'
import { UndoDialog } from '../../components/UndoDialog/UndoDialog.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import type { PlayScreenProps } from './PlayScreen.tsx'

interface PlayDialogsProps extends PlayScreenProps {
  /** The question before Undo stands. */
  isUndoAsked: boolean
  /** Raises or withdraws that question. */
  onUndoAsked: (isAsked: boolean) => void
}

/** What can come before the story: the login popup, the question before Undo, an empty purse. */
export function PlayDialogs({ isUndoAsked, onUndoAsked, ...props }: PlayDialogsProps) {
  const { play } = useMessages()

  return (
    <>
      <LoginRequiredDialog
        isOpen={props.isLoginRequired}
        message={play.logInToContinue}
        onContinue={props.onContinueToLogin}
        onStay={props.onStay}
      />
      <UndoDialog
        isOpen={isUndoAsked}
        onCancel={() => onUndoAsked(false)}
        onConfirm={() => {
          onUndoAsked(false)
          props.onUndo()
        }}
      />
      <OutOfCreditsDialog
        onClose={props.onCloseAlternatives}
        onRetryAlternative={props.onRetryAlternative}
        refusal={props.alternatives}
      />
    </>
  )
}
