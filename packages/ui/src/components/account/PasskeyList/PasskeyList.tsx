import type { Passkey } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { passkeyListStyles as styles } from './PasskeyList.styles.ts'

export interface PasskeyListProps {
  /** The latest first. */
  items: readonly Passkey[]
  /** Called with the one that is to have another name. */
  onRename: (passkey: Passkey) => void
  /** Called with the one that is to go. */
  onRemove: (passkey: Passkey) => void
}

/** The passkeys of an account, by the names that their owner gave them. */
export function PasskeyList({ items, ...acts }: PasskeyListProps) {
  const messages = useSettingsMessages().security.passkeys

  return (
    <ul aria-label={messages.list} css={styles.list}>
      {items.map((passkey) => (
        <PasskeyItem {...acts} key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  )
}

interface PasskeyItemProps extends Omit<PasskeyListProps, 'items'> {
  /** One passkey of the account. */
  passkey: Passkey
}

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const messages = useSettingsMessages().security.passkeys
  const { date } = useFormat()
  const { name, added_at, last_used_at } = passkey
  const acts = [
    { label: messages.rename, named: messages.renameNamed, onPress: onRename },
    { label: messages.remove, named: messages.removeNamed, onPress: onRemove },
  ]

  return (
    <li css={styles.passkey}>
      <div>
        <p css={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p css={styles.since}>
          {fill(messages.added, { date: date(added_at) })} ·{' '}
          {last_used_at ? fill(messages.used, { date: date(last_used_at) }) : messages.unused}
        </p>
      </div>
      <div css={styles.acts}>
        {acts.map(({ label, named, onPress }) => (
          <Button
            aria-label={fill(named, { name })}
            key={label}
            onPress={() => onPress(passkey)}
            size="small"
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}
