import { useMessages } from '../../../messages/useMessages.ts'
import { useUi } from '../../../context/uiContext.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { HeaderUser } from '../Header/headerLinks.ts'
import { userMenuStyles } from './UserMenu.styles.ts'

export interface UserMenuProps {
  /** Who is signed in. */
  user: HeaderUser
  /** The reader's own page. */
  profileHref: string
  /** Where the stories are that the reader saved. */
  savedHref?: string | undefined
  /** Where the reader sets up their account. */
  accountHref?: string | undefined
}

/** The reader's picture in the header: the way to their page, their saved stories and their account. */
export function UserMenu({ user, profileHref, savedHref, accountHref }: UserMenuProps) {
  const messages = useMessages().layout
  const { linkComponent: Anchor } = useUi()
  const styles = userMenuStyles(useTheme())

  return (
    <>
      <Anchor aria-label={messages.profile} css={styles.round} href={profileHref}>
        {user.avatar_url ? (
          <Avatar name={user.name} size={32} src={user.avatar_url} />
        ) : (
          <Icon name="user" />
        )}
      </Anchor>
      {savedHref && (
        <Anchor aria-label={messages.saved} css={styles.round} href={savedHref}>
          <Icon name="leaf" />
        </Anchor>
      )}
      {accountHref && (
        <Anchor aria-label={messages.account} css={styles.round} href={accountHref}>
          <Icon name="wheel" />
        </Anchor>
      )}
    </>
  )
}
