import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { HeaderUser } from '../Header/headerLinks.ts'
import { userCardStyles as styles } from './UserCard.styles.ts'

export interface UserCardProps {
  user: HeaderUser
  onLogOut?: (() => void) | undefined
}

export function UserCard({ user, onLogOut }: UserCardProps) {
  const messages = useMessages().layout
  const { counted } = useFormat()

  return (
    <div css={styles.card}>
      <b>{user.name}</b>
      <span css={styles.credits}>
        <Icon name="cowrie" size={16} />
        {counted(messages.credits, user.credits)}
      </span>
      {onLogOut && (
        <Button icon="logout" onPress={onLogOut} size="small">
          {messages.logOut}
        </Button>
      )}
    </div>
  )
}
