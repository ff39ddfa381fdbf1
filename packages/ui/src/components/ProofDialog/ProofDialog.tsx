import { adminWords } from '../../messages/adminWords.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { PasswordDialog } from '../PasswordDialog/PasswordDialog.tsx'
import { GoogleProof } from './GoogleProof.tsx'
import type { GoogleProofProps } from './GoogleProof.tsx'

export interface ProofDialogProps extends GoogleProofProps {
  /** The question stands. */
  isOpen: boolean
  /** The account has a password; else Google vouches for it. */
  hasPassword: boolean
  /** The proof is being looked at. */
  isBusy: boolean
  /** Nothing is proved, and so nothing is done. */
  onCancel: () => void
  /** Called with the password that was typed. */
  onPassword: (password: string) => void
}

/** Asks an admin to show again who they are, before rights or purses are changed. */
export function ProofDialog({ hasPassword, onPassword, isBusy, ...rest }: ProofDialogProps) {
  const words = adminWords.people.proof
  const { isOpen, onCancel, error } = rest

  if (!hasPassword) {
    return (
      <Dialog isOpen={isOpen} onClose={onCancel} title={words.title}>
        <GoogleProof {...rest} />
      </Dialog>
    )
  }
  return (
    <PasswordDialog
      busyLabel={words.busy}
      error={error}
      isBusy={isBusy}
      isOpen={isOpen}
      message={`${words.message} ${words.lasts}`}
      onCancel={onCancel}
      onConfirm={onPassword}
      submitLabel={words.confirm}
      title={words.title}
    />
  )
}
