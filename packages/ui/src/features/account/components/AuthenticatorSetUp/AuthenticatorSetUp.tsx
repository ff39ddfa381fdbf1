import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { Form } from '../../../../design-system/primitives/Form/Form.tsx'
import { QrCode, type QrCodeProps } from '../QrCode/QrCode.tsx'
import { CopyButton } from '../RecoveryCodes/CopyButton.tsx'
import { useCodeField } from '../SecondStepForm/useCodeField.ts'
import { authenticatorSetUpStyles as styles } from './AuthenticatorSetUp.styles.ts'

export interface AuthenticatorSetUpProps {
  /** Secret to enter in an app that cannot scan. */
  secret: string
  /** QR code. Null if it could not be drawn. */
  qr: QrCodeProps['value'] | null
  onClose: () => void
  /** Called with a code. Resolves with an error message, or null. */
  onConfirm: (code: string) => Promise<string | null>
}

const GROUP = 4

const inGroups = (secret: string) =>
  Array.from({ length: Math.ceil(secret.length / GROUP) }, (_none, at) =>
    secret.slice(at * GROUP, (at + 1) * GROUP),
  ).join(' ')

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
        width="full"
      />
    </div>
  )
}
