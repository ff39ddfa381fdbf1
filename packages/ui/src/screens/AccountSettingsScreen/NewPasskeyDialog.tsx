import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { deviceName } from '../../components/account/DeviceList/deviceName.ts'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { DialogFormActions } from '../../components/account/PasswordDialog/DialogFormActions.tsx'
import { Dialog } from '../../components/primitives/Dialog/Dialog.tsx'
import { TextInput } from '../../components/primitives/TextInput/TextInput.tsx'
import { useAttempt } from '../../hooks/useAttempt.ts'
import { useFormFields } from '../../hooks/useFormFields.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { accountSettingsScreenStyles } from './AccountSettingsScreen.styles.ts'

export interface NewPasskeyDialogProps {
  /** The dialog stands. */
  isOpen: boolean
  /** A passkey is there, or none is added. */
  onClose: () => void
  /** Has the browser make one of this name; gives why not, as a sentence. */
  onAdd: (name: string) => Promise<string | null>
}

/** Asks what a new passkey is called, and has the browser make it. */
export function NewPasskeyDialog({ isOpen, ...form }: NewPasskeyDialogProps) {
  const messages = useSettingsMessages().security.passkeys

  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} role="alertdialog" title={messages.add}>
      <NameForm {...form} />
    </Dialog>
  )
}

function NameForm({ onAdd, onClose }: Omit<NewPasskeyDialogProps, 'isOpen'>) {
  const { security, settings } = useSettingsMessages()
  const { passkeys: messages } = security
  const styles = accountSettingsScreenStyles(useTheme())
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const add = async (name: string) => {
    if (await attempt(() => onAdd(name))) onClose()
  }
  const { bind, formRef, handleSubmit } = useFormFields({
    initialValues: { name: deviceName(navigator.userAgent, settings.devices) },
    validate: ({ name }) => ({ name: name.trim() ? undefined : messages.nameMissing }),
    liveFields: [],
    isBusy,
    onSubmit: ({ name }) => void add(name.trim()),
  })

  return (
    <form css={styles.fields} noValidate onSubmit={handleSubmit} ref={formRef}>
      <p>{messages.addText}</p>
      {refusal && <FormError>{refusal}</FormError>}
      <TextInput
        {...bind('name')}
        autoComplete="off"
        hint={messages.nameHint}
        isRequired
        label={messages.name}
        maxLength={LIMITS.passkeyNameMax}
      />
      <DialogFormActions
        busyLabel={messages.addBusy}
        isBusy={isBusy}
        onClose={onClose}
        submitLabel={messages.addSubmit}
      />
    </form>
  )
}
