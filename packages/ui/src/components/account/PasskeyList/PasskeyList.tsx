import type { Passkey } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { passkeyListStyles } from './PasskeyList.styles.ts'

export interface PasskeyListProps {
  /** The latest first. */
  items: readonly Passkey[]
  /** Called with the one that is to have another name. */
  onRename: (passkey: Passkey) => void
  /** Called with the one that is to go. */
  onRemove: (passkey: Passkey) => void
}

/** The passkeys of an account, by the names that their owner gave them. */
export function PasskeyList({ items, onRename, onRemove }: PasskeyListProps) {
  const messages = useSettingsMessages().security.passkeys
  const styles = passkeyListStyles(useTheme())
  const { date } = useFormat()

  return (
    <ul aria-label={messages.list} css={styles.list}>
      {items.map((passkey) => (
        <li css={styles.passkey} key={passkey.id}>
          <div>
            <p css={styles.name}>
              <bdi>{passkey.name}</bdi>
            </p>
            <p css={styles.since}>
              {fill(messages.added, { date: date(passkey.added_at) })} ·{' '}
              {passkey.last_used_at
                ? fill(messages.used, { date: date(passkey.last_used_at) })
                : messages.unused}
            </p>
          </div>
          <div css={styles.acts}>
            <Button
              aria-label={fill(messages.renameNamed, { name: passkey.name })}
              onPress={() => onRename(passkey)}
              size="small"
            >
              {messages.rename}
            </Button>
            <Button
              aria-label={fill(messages.removeNamed, { name: passkey.name })}
              onPress={() => onRemove(passkey)}
              size="small"
            >
              {messages.remove}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
