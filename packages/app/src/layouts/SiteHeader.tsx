import {
  useCountUnreadQuery,
  useGetMeQuery,
  useLogoutMutation,
  statusOf,
  useSearchStoriesQuery,
} from '@kathasagar/api'
import { Header, useMessages } from '@kathasagar/ui'
import { StorySearch } from '@kathasagar/ui/internal'
import { useLocation, useNavigate } from 'react-router-dom'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useEffect, useState } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { paths } from '../navigation/paths.ts'
import { isAdmin } from '../shared/isAdmin.ts'
import { useAppSelector } from '../slices/storeHooks.ts'

function useReader() {
  const { isSignedIn, user } = useAppSelector(({ auth }) => auth)
  const { data: me } = useGetMeQuery(undefined, { skip: !isSignedIn })
  if (!user) return { isSignedIn, hasAdmin: false }
  const { display_name, username, avatar_url } = user
  const shown = { name: display_name ?? username, avatar_url, credits: me?.credits ?? 0 }
  return { isSignedIn, user: shown, hasAdmin: isAdmin(me), language: me?.language }
}

export function SiteHeader() {
  const messages = useSiteMessages()
  const { layout } = useMessages()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { language, hasAdmin, ...reader } = useReader()
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
      ]}
      loginHref={paths.login}
      treasury={[
        { label: messages.nav.compose, href: paths.createStory },
        { label: messages.nav.creations, href: paths.myStories },
      ]}
      notices={reader.isSignedIn ? { href: paths.notices, unread } : undefined}
      profileHref={paths.profile}
      ownPages={[
        { label: messages.nav.plays, href: paths.plays },
        { label: layout.saved, href: paths.saved },
        { label: layout.account, href: paths.account },
        ...(hasAdmin ? [{ label: layout.administration, href: paths.admin }] : []),
      ]}
      waitlistHref={paths.premiumWaitlist}
      onLogOut={() => void logOut().then(() => navigate(paths.login))}
      search={<SiteSearch />}
    />
  )
}

const MINUTE_MS = 60_000

/** Number of unread notifications, polled every minute while the page has focus. */
function useUnread(isSignedIn: boolean): number {
  const { data } = useCountUnreadQuery(undefined, {
    skip: !isSignedIn,
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  return data?.unread ?? 0
}

/** Search field. A separate component, because typing must re-render nothing else. */
function SiteSearch() {
  const search = useStorySearch()
  const navigate = useNavigate()

  return (
    <StorySearch
      {...search}
      onAction={({ id }) => void navigate(paths.story(id))}
      onSubmit={(q) => void navigate(paths.browse({ q: q.slice(0, LIMITS.searchQueryMax) }))}
      resultsHref={paths.browse()}
      storyHref={paths.story}
    />
  )
}

const DEBOUNCE_MS = 300

function useDebounced(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** Debounced search that ignores outdated responses. */
function useStorySearch() {
  const [query, setQuery] = useState('')
  // Longer input is truncated, not refused.
  const wanted = query.trim().slice(0, LIMITS.searchQueryMax).trim()
  const q = useDebounced(wanted, DEBOUNCE_MS)
  const isAsked = q !== '' && q === wanted
  const { currentData, isError, error, refetch } = useSearchStoriesQuery(
    { q, limit: LIMITS.searchResults },
    { skip: !isAsked },
  )
  useEffect(() => {
    if (error) console.warn(`The search failed (${statusOf(error) ?? 'no answer'})`)
  }, [error])

  const answered = isError
    ? ('failed' as const)
    : currentData
      ? ('ready' as const)
      : ('searching' as const)
  return {
    value: query,
    onChange: setQuery,
    status: wanted === '' ? ('idle' as const) : isAsked ? answered : ('searching' as const),
    items: isAsked ? (currentData ?? []) : [],
    onRetry: isError ? () => void refetch() : undefined,
  }
}
