import type { LoginRequiredDialogProps } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { KeepPlayCardProps } from '../../components/KeepPlayCard/KeepPlayCard.tsx'
import type { PremiumDialogProps } from '../../../account/components/PremiumDialog/PremiumDialog.tsx'
import type { StartFailedDialogProps } from '../../components/StartFailedDialog/StartFailedDialog.tsx'

/** What can come between a player and the story, and how it is answered. */
export interface Interruptions {
  /** The sign-in has ended, or a guest asks for what needs an account; `message` says which. */
  login: Required<Pick<LoginRequiredDialogProps, 'isOpen' | 'onClose' | 'onContinue'>> &
    Pick<LoginRequiredDialogProps, 'message' | 'onCreateAccount'>
  /** Asks a guest whether the play is to be kept, below the text; absent while nobody is to be asked. */
  keepPlay?: KeepPlayCardProps | undefined
  /** The story has become a premium one, or the player's access to it has ended. */
  premium?: PremiumDialogProps
  startFailed?: StartFailedDialogProps
}
