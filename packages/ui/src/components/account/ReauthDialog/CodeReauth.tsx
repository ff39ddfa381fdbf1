import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { DialogFormActions } from '../../primitives/Dialog/DialogFormActions.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { isOneTimeCode } from '../SecondStepForm/oneTimeCode.ts'
import { reauthDialogStyles as styles } from './ReauthDialog.styles.ts'

export interface CodeReauthProps {
  /** What the code is for, above the field. */
  message: string
  /** Words on the button, at rest. */
  submitLabel: string
  /** Words on the button while the code is being looked at. */
  busyLabel: string
  /** The code is being looked at. */
  isBusy: boolean
  /** Why the code was refused, as a sentence. */
  error?: string | undefined
  /** Nothing is done. */
  onClose: () => void
  /** Called with what may be a code. */
  onCode: (code: string) => void
}

/** Asks for the code of an authenticator app in a dialog. */
export function CodeReauth({ message, error, onCode, ...actions }: CodeReauthProps) {
  const { fields, missing } = useAccountMessages().account.secondStep
  const { cancel } = useSettingsMessages().settings
  const { bind, formRef, handleSubmit } = useFormFields({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: isOneTimeCode(code) ? undefined : missing.code }),
    liveFields: [],
    isBusy: actions.isBusy,
    onSubmit: ({ code }) => onCode(code),
  })

  return (
    <form css={styles.ways} noValidate onSubmit={handleSubmit} ref={formRef}>
      <p>{message}</p>
      {error && <FormError>{error}</FormError>}
      <TextInput
        {...bind('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
        label={fields.code}
      />
      <DialogFormActions {...actions} cancelLabel={cancel} />
    </form>
  )
}
