import { useGetConfigQuery, useGetMeQuery, useLogoutMutation } from '@kathasagar/api'
import { AppShell, Footer, Header, StorySearch } from '@kathasagar/ui'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'

import { useAppSelector } from '../hooks/store.ts'
import { useStorySearch } from '../hooks/useStorySearch.ts'
import { paths } from '../paths.ts'
import { words } from '../words.ts'

/** Header and footer around every page that has them. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { isSignedIn, user } = useAppSelector(({ auth }) => auth)
  const { data: me } = useGetMeQuery(undefined, { skip: !isSignedIn })
  const { data: site } = useGetConfigQuery()
  const [logOut] = useLogoutMutation()
  const search = useStorySearch()

  const community = site?.community_url
    ? [{ label: words.nav.community, href: site.community_url, isExternal: true }]
    : []
  const social = (site?.social_links ?? []).map(({ label, url }) => ({
    label,
    href: url,
    isExternal: true,
  }))
  const header = (
    <Header
      homeHref={paths.home}
      isSignedIn={isSignedIn}
      links={[{ label: words.nav.home, href: paths.home, isCurrent: pathname === paths.home }]}
      loginHref={paths.login}
      onLogOut={() => void logOut().then(() => navigate(paths.login))}
      search={
        <StorySearch
          {...search}
          onPick={({ id }) => void navigate(paths.story(id))}
          storyHref={paths.story}
        />
      }
      user={
        user
          ? {
              name: user.display_name ?? user.username,
              avatar_url: user.avatar_url,
              credits: me?.credits ?? 0,
            }
          : undefined
      }
    />
  )

  return (
    <AppShell
      footer={<Footer links={[...community, ...social]} />}
      header={header}
      pageKey={pathname}
    >
      <Outlet />
    </AppShell>
  )
}
