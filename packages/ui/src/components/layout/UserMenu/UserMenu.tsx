import { useCounted } from '../../../messages/useCounted.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useUi } from '../../../providers/uiContext.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Popover } from '../../primitives/Popover/Popover.tsx'
import { userMenuStyles } from './UserMenu.styles.ts'

/** The signed-in reader, as the header shows them. */
export interface HeaderUser {
  /** The name that other readers see. */
  name: string
  /** Address of the picture; null when there is none. */
  avatar_url: string | null
  /** The balance, in credits. */
  credits: number
}

export interface UserMenuProps {
  /** Who is signed in. */
  user: HeaderUser
  /** The reader's own page. While there is none, name, credits and the way out open here. */
  profileHref?: string | undefined
  /** Where the reader sets up their account. */
  accountHref?: string | undefined
  /** Ends the session; without it there is no way out here. */
  onLogOut?: (() => void) | undefined
}

/** The reader's picture in the header: the way to their page, or a small card about them. */
export function UserMenu({ user, profileHref, accountHref, onLogOut }: UserMenuProps) {
  const messages = useMessages().layout
  const { linkComponent: Anchor } = useUi()
  const styles = userMenuStyles(useTheme())

  if (profileHref) {
    return (
      <>
        <Anchor aria-label={messages.profile} css={styles.round} href={profileHref}>
          {user.avatar_url ? (
            <Avatar name={user.name} size={32} src={user.avatar_url} />
          ) : (
            <Icon name="user" />
          )}
        </Anchor>
        {accountHref && (
          <Anchor aria-label={messages.account} css={styles.round} href={accountHref}>
            <Icon name="wheel" />
          </Anchor>
        )}
      </>
    )
  }
  return (
    <Popover label={messages.profile} trigger={<IconButton icon="user" label={messages.profile} />}>
      <UserCard accountHref={accountHref} onLogOut={onLogOut} user={user} />
    </Popover>
  )
}

/** Who is signed in, what they have to spend, and the way out. */
export function UserCard({ user, accountHref, onLogOut }: Omit<UserMenuProps, 'profileHref'>) {
  const messages = useMessages().layout
  const counted = useCounted()
  const styles = userMenuStyles(useTheme())

  return (
    <div css={styles.card}>
      <b>{user.name}</b>
      <span css={styles.credits}>
        <Icon name="cowrie" size={16} />
        {counted(messages.credits, user.credits)}
      </span>
      {accountHref && (
        <ButtonLink css={styles.account} href={accountHref} icon="wheel" size="small">
          {messages.account}
        </ButtonLink>
      )}
      {onLogOut && (
        <Button icon="logout" onPress={onLogOut} size="small">
          {messages.logOut}
        </Button>
      )}
    </div>
  )
}
