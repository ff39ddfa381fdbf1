import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { Form } from '../../../../design-system/primitives/Form/Form.tsx'
import { CopyButton } from '../RecoveryCodes/CopyButton.tsx'
import { useCodeField } from '../SecondStepForm/useCodeField.ts'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, column, radius } = theme

const styles = {
  place: { display: 'grid', gap: space.l, justifyItems: 'start' },
  key: { overflowWrap: 'anywhere' as const },
}

export interface AuthenticatorSetUpProps {
  /** Secret that the user types into an app that cannot scan the QR code. */
  secret: string
  /** QR code. Null if the code could not be generated. */
  qr: QrCodeProps['value'] | null
  onClose: () => void
  /** Called with the typed code. Resolves with an error message, or null. */
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
      <Cluster gap="m">
        <p>
          {messages.secret}: <code css={styles.key}>{inGroups(secret)}</code>
        </p>
        <CopyButton copiedLabel={messages.copied} text={secret}>
          {messages.copy}
        </CopyButton>
      </Cluster>
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

const qrCodeStyles = {
  code: {
    inlineSize: '100%',
    maxInlineSize: column.xs,
    borderRadius: radius.s,
    // The colors are fixed, because many cameras cannot read a light code on a dark background.
    colorScheme: 'light' as const,
    background: 'Canvas',
    fill: 'CanvasText',
  },
}
interface QrCodeProps {
  /** Squares of the QR code by row. True means dark. */
  value: readonly (readonly boolean[])[]
  label: string
}

/** Width of the empty margin around the QR code, in squares of the code. */
const QUIET = 4

const squaresOf = (rows: QrCodeProps['value']) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

function QrCode({ value, label }: QrCodeProps) {
  const size = value.length + 2 * QUIET

  return (
    <svg
      aria-label={label}
      css={qrCodeStyles.code}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
    >
      <path d={squaresOf(value)} />
    </svg>
  )
}
