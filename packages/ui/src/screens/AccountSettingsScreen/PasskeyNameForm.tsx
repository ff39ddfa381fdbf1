import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { DialogFormActions } from '../../components/primitives/Dialog/DialogFormActions.tsx'
import { TextInput } from '../../components/primitives/TextInput/TextInput.tsx'
import { useAttempt } from '../../hooks/useAttempt.ts'
import { useFormFields } from '../../hooks/useFormFields.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface PasskeyNameFormProps {
  /** What stands in the field at first. */
  name: string
  /** What comes before the field, if anything. */
  text?: string
  /** What the button says. */
  submitLabel: string
  /** What the button says while the name is taken. */
  busyLabel: string
  /** Called once the name is taken, or the form is left. */
  onClose: () => void
  /** Takes the name; gives why not, as a sentence. */
  onSubmit: (name: string) => Promise<string | null>
}

/** Asks what a passkey is called. */
export function PasskeyNameForm({ name, text, onClose, ...form }: PasskeyNameFormProps) {
  const { security, settings } = useSettingsMessages()
  const { passkeys: messages } = security
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const submit = async (given: string) => {
    if (await attempt(() => form.onSubmit(given))) onClose()
  }
  const { bind, formRef, handleSubmit } = useFormFields({
    initialValues: { name },
    validate: (values) => ({ name: values.name.trim() ? undefined : messages.nameMissing }),
    liveFields: [],
    isBusy,
    onSubmit: (values) => void submit(values.name.trim()),
  })

  return (
    <form css={styles.fields} noValidate onSubmit={handleSubmit} ref={formRef}>
      {text && <p>{text}</p>}
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
        busyLabel={form.busyLabel}
        cancelLabel={settings.cancel}
        isBusy={isBusy}
        onClose={onClose}
        submitLabel={form.submitLabel}
      />
    </form>
  )
}
