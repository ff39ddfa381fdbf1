import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { saveFile } from '../../../play/model/saveText.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { recoveryCodesStyles as styles } from './RecoveryCodes.styles.ts'

export interface RecoveryCodesProps {
  items: readonly string[]
  /** Called once the user has stored the codes. */
  onKept: () => void
}

const FILE_NAME = 'kathasagar-recovery-codes.txt'

export function RecoveryCodes({ items, onKept }: RecoveryCodesProps) {
  const messages = useSettingsMessages().security.recovery
  const text = items.join('\n')
  const save = () => saveFile(FILE_NAME, new Blob([`${text}\n`], { type: 'text/plain' }))

  return (
    <div css={styles.place}>
      <p>{messages.shownText}</p>
      <ul aria-label={messages.list} css={styles.codes}>
        {items.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div css={styles.actions}>
        <CopyButton copiedLabel={messages.copied} text={text}>
          {messages.copy}
        </CopyButton>
        <Button icon="arrowDown" onPress={save} size="small">
          {messages.download}
        </Button>
      </div>
      <div css={styles.actions}>
        <Button onPress={onKept} variant="primary">
          {messages.kept}
        </Button>
      </div>
    </div>
  )
}
