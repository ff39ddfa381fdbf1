import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { PasswordDialog } from '../../account/PasswordDialog/PasswordDialog.tsx'
import { GoogleReauth } from './GoogleReauth.tsx'
import type { GoogleReauthProps } from './GoogleReauth.tsx'

export interface ReauthDialogProps extends GoogleReauthProps {
  /** The question stands. */
  isOpen: boolean
  /** The account has a password; else Google vouches for it. */
  hasPassword: boolean
  /** The proof is being looked at. */
  isBusy: boolean
  /** Nothing is proved, and so nothing is done. */
  onClose: () => void
  /** Called with the password that was typed. */
  onPassword: (password: string) => void
}

/** Asks an admin to show again who they are, before rights or wallets are changed. */
export function ReauthDialog({ hasPassword, onPassword, isBusy, ...rest }: ReauthDialogProps) {
  const messages = useAdminMessages().people.reauth
  const { isOpen, onClose, error } = rest

  if (!hasPassword) {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={messages.title}>
        <GoogleReauth {...rest} />
      </Dialog>
    )
  }
  return (
    <PasswordDialog
      busyLabel={messages.busy}
      error={error}
      isBusy={isBusy}
      isOpen={isOpen}
      message={`${messages.message} ${messages.lasts}`}
      onClose={onClose}
      onConfirm={onPassword}
      submitLabel={messages.confirm}
      title={messages.title}
    />
  )
}
