import type { Passkey } from '@kathasagar/api/contract'

import { Dialog } from '../../components/primitives/Dialog/Dialog.tsx'
import { fill } from '../../format/fill.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'

export interface RenamePasskeyDialogProps {
  /** The passkey that is to have another name; null while none is. */
  passkey: Passkey | null
  /** Called once the passkey has its name, or keeps the old one. */
  onClose: () => void
  /** Gives a passkey the name; says why not, as a sentence. */
  onRename: (passkey: Passkey, name: string) => Promise<string | null>
}

/** Asks what a passkey is to be called from now on. */
export function RenamePasskeyDialog({ passkey, onClose, onRename }: RenamePasskeyDialogProps) {
  const messages = useSettingsMessages().security.passkeys

  return (
    <Dialog
      isOpen={passkey !== null}
      onClose={onClose}
      role="alertdialog"
      title={fill(messages.renameNamed, { name: passkey?.name ?? '' })}
    >
      {passkey && (
        <PasskeyNameForm
          busyLabel={messages.renameBusy}
          name={passkey.name}
          onClose={onClose}
          onSubmit={(name) => onRename(passkey, name)}
          submitLabel={messages.renameSubmit}
        />
      )}
    </Dialog>
  )
}
