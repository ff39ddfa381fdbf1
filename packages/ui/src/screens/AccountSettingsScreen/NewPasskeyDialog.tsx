import { deviceName } from '../../components/account/DeviceList/deviceName.ts'
import { Dialog } from '../../components/primitives/Dialog/Dialog.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'

export interface NewPasskeyDialogProps {
  /** The dialog stands. */
  isOpen: boolean
  /** A passkey is there, or none is added. */
  onClose: () => void
  /** Has the browser make one of this name; gives why not, as a sentence. */
  onAdd: (name: string) => Promise<string | null>
}

/** Asks what a new passkey is called, and has the browser make it. */
export function NewPasskeyDialog({ isOpen, onAdd, onClose }: NewPasskeyDialogProps) {
  const { security, settings } = useSettingsMessages()
  const { passkeys: messages } = security

  return (
    <Dialog isOpen={isOpen} onClose={onClose} role="alertdialog" title={messages.add}>
      <PasskeyNameForm
        busyLabel={messages.addBusy}
        name={deviceName(navigator.userAgent, settings.devices)}
        onClose={onClose}
        onSubmit={onAdd}
        submitLabel={messages.addSubmit}
        text={messages.addText}
      />
    </Dialog>
  )
}
