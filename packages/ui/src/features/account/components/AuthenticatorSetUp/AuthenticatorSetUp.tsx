import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { Form } from '../../../../design-system/primitives/Form/Form.tsx'
import { QrCode, type QrCodeProps } from '../QrCode/QrCode.tsx'
import { CopyButton } from '../RecoveryCodes/CopyButton.tsx'
import { useCodeField } from '../SecondStepForm/useCodeField.ts'
import { authenticatorSetUpStyles as styles } from './AuthenticatorSetUp.styles.ts'

export interface AuthenticatorSetUpProps {
  /** What is typed into an app that scans nothing. */
  secret: string
  /** What an app scans; null where it could not be drawn. */
  qr: QrCodeProps['value'] | null
  onClose: () => void
  /** Called with a code of the app; gives why it was refused, as a sentence. */
  onConfirm: (code: string) => Promise<string | null>
}

const GROUP = 4

/** In groups, as one reads a long word to somebody. */
const inGroups = (secret: string) =>
  Array.from({ length: Math.ceil(secret.length / GROUP) }, (_none, at) =>
    secret.slice(at * GROUP, (at + 1) * GROUP),
  ).join(' ')

/** Brings a secret into an authenticator app, and looks whether it has arrived. */
export function AuthenticatorSetUp({ secret, qr, onClose, onConfirm }: AuthenticatorSetUpProps) {
  const messages = useSettingsMessages().security.totp
  const { cancel } = useSettingsMessages().settings
  const codeField = useCodeField()

  return (
    <div css={styles.place}>
      {qr && <QrCode label={messages.qr} value={qr} />}
      <div css={styles.secret}>
        <p>
          {messages.secret}: <code css={styles.key}>{inGroups(secret)}</code>
        </p>
        <CopyButton copiedLabel={messages.copied} text={secret}>
          {messages.copy}
        </CopyButton>
      </div>
      <Form
        {...codeField}
        busyLabel={messages.confirmBusy}
        cancelLabel={cancel}
        intro={<p>{messages.scan}</p>}
        onClose={onClose}
        onSubmit={({ code }) => onConfirm(code)}
        submitLabel={messages.confirm}
        variant="confirm"
        width="full"
      />
    </div>
  )
}
