import { useUi } from '../../../../design-system/context/uiContext.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { NavDisclosure } from '../NavDisclosure/NavDisclosure.tsx'
import { NoticeBell, type NoticeBellProps } from '../NoticeBell/NoticeBell.tsx'
import type { HeaderUser } from '../Header/headerLinks.ts'
import { userMenuStyles as styles } from './UserMenu.styles.ts'

export interface UserMenuProps {
  user: HeaderUser
  profileHref: string
  notices?: NoticeBellProps | undefined
  savedHref?: string | undefined
  accountHref?: string | undefined
  adminHref?: string | undefined
  onLogOut?: (() => void) | undefined
}

export function UserMenu({ user, profileHref, notices, onLogOut, ...hrefs }: UserMenuProps) {
  const messages = useMessages().layout
  const { linkComponent: Anchor } = useUi()
  const items = [
    { label: messages.saved, href: hrefs.savedHref },
    { label: messages.account, href: hrefs.accountHref },
    { label: messages.administration, href: hrefs.adminHref },
  ].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))

  return (
    <div css={styles.places}>
      {notices && <NoticeBell {...notices} />}
      <div css={styles.own}>
        <Anchor aria-label={messages.profile} css={styles.profile} href={profileHref}>
          <Avatar name={user.name} size={32} src={user.avatar_url} />
        </Anchor>
        <NavDisclosure
          act={onLogOut && { label: messages.logOut, onPress: onLogOut }}
          isLabelHidden
          items={items}
          label={messages.yours}
        />
      </div>
    </div>
  )
}
