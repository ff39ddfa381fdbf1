import { useGetMeQuery, useLogoutMutation } from '@kathasagar/api'
import { Header } from '@kathasagar/ui'
import { useLocation, useNavigate } from 'react-router-dom'

import { useAppSelector } from '../slices/storeHooks.ts'
import { SiteSearch } from './SiteSearch.tsx'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { useUnread } from './useUnread.ts'
import { isAdmin } from '../shared/isAdmin.ts'
import { paths } from '../navigation/paths.ts'

function useReader() {
  const { isSignedIn, user } = useAppSelector(({ auth }) => auth)
  const { data: me } = useGetMeQuery(undefined, { skip: !isSignedIn })
  if (!user) return { isSignedIn }
  const { display_name, username, avatar_url } = user
  const shown = { name: display_name ?? username, avatar_url, credits: me?.credits ?? 0 }
  const adminHref = isAdmin(me) ? paths.admin : undefined
  return { isSignedIn, user: shown, accountHref: paths.account, adminHref, language: me?.language }
}

export function SiteHeader() {
  const messages = useSiteMessages()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { language, ...reader } = useReader()
  const browsePath = paths.browse(language ? { language } : {})
  const unread = useUnread(reader.isSignedIn)
  const [logOut] = useLogoutMutation()

  return (
    <Header
      {...reader}
      homeHref={paths.home}
      links={[
        { label: messages.nav.home, href: paths.home, isCurrent: pathname === paths.home },
        { label: messages.nav.browse, href: browsePath, isCurrent: pathname === paths.browse() },
        ...(reader.isSignedIn
          ? [{ label: messages.nav.plays, href: paths.plays, isCurrent: pathname === paths.plays }]
          : []),
      ]}
      loginHref={paths.login}
      treasury={[
        { label: messages.nav.compose, href: paths.createStory },
        { label: messages.nav.creations, href: paths.myStories },
      ]}
      notices={reader.isSignedIn ? { href: paths.notices, unread } : undefined}
      profileHref={paths.profile}
      savedHref={paths.saved}
      waitlistHref={paths.premiumWaitlist}
      onLogOut={() => void logOut().then(() => navigate(paths.login))}
      search={<SiteSearch />}
    />
  )
}
