import type { LoginRequiredDialogProps } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { KeepPlayCardProps } from '../../components/KeepPlayCard/KeepPlayCard.tsx'
import type { PremiumDialogProps } from '../../../account/components/PremiumDialog/PremiumDialog.tsx'
import type { StartFailedDialogProps } from '../../components/StartFailedDialog/StartFailedDialog.tsx'

export interface Interruptions {
  /** Open if the login expired or a guest needs an account. `message` says which. */
  login: Required<Pick<LoginRequiredDialogProps, 'isOpen' | 'onClose' | 'onContinue'>> &
    Pick<LoginRequiredDialogProps, 'message' | 'onCreateAccount'>
  /** Offers a guest to save the session. Absent if not needed. */
  savePlay?: KeepPlayCardProps | undefined
  /** Open if the story requires premium access that the player does not have. */
  premium?: PremiumDialogProps
  startFailed?: StartFailedDialogProps
}
