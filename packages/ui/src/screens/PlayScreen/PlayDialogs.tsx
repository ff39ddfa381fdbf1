import { KeysSheet } from '../../components/play/KeysSheet/KeysSheet.tsx'
import { LoginRequiredDialog } from '../../components/account/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { OutOfCreditsDialog } from '../../components/play/OutOfCreditsDialog/OutOfCreditsDialog.tsx'
import { PremiumDialog } from '../../components/account/PremiumDialog/PremiumDialog.tsx'
import { StartFailedDialog } from '../../components/play/StartFailedDialog/StartFailedDialog.tsx'
import { UndoDialog } from '../../components/play/UndoDialog/UndoDialog.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import type { PlayScreenProps } from './PlayScreen.tsx'

interface PlayDialogsProps extends PlayScreenProps {
  /** What the player has asked for that comes before the story; null for nothing. */
  asked: 'undo' | 'keys' | null
  /** Called when it is answered or sent away. */
  onClose: () => void
}

/** What can come before the story: login, the question before Undo, an empty wallet, the keys. */
export function PlayDialogs({ asked, onClose, ...props }: PlayDialogsProps) {
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
        isOpen={asked === 'undo'}
        onCancel={onClose}
        onConfirm={() => {
          onClose()
          props.onUndo()
        }}
      />
      <OutOfCreditsDialog
        onClose={props.onCloseAlternatives}
        onRetryAlternative={props.onRetryAlternative}
        refusal={props.alternatives}
      />
      {props.premiumRequired && <PremiumDialog {...props.premiumRequired} />}
      {props.startFailed && <StartFailedDialog {...props.startFailed} />}
      <KeysSheet
        hasKeys={props.reading.hasKeys}
        isOpen={asked === 'keys'}
        onChangeKeys={(hasKeys) => props.onChangeReading({ hasKeys })}
        onClose={onClose}
      />
    </>
  )
}
