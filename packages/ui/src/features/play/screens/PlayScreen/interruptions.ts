import type { LoginRequiredDialogProps } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { KeepPlayCardProps } from '../../components/KeepPlayCard/KeepPlayCard.tsx'
import type { PremiumDialogProps } from '../../../account/components/PremiumDialog/PremiumDialog.tsx'
import type { StartFailedDialogProps } from '../../components/StartFailedDialog/StartFailedDialog.tsx'

export interface Interruptions {
  /** Login dialog. Open if the login expired or a guest needs an account; see `message`. */
  login: Required<Pick<LoginRequiredDialogProps, 'isOpen' | 'onClose' | 'onContinue'>> &
    Pick<LoginRequiredDialogProps, 'message' | 'onCreateAccount'>
  /** Offers to save a guest's session. Absent if not needed. */
  savePlay?: KeepPlayCardProps | undefined
  /** Open if the story requires premium and the player does not have it. */
  premium?: PremiumDialogProps
  startFailed?: StartFailedDialogProps
}
