import { UiProvider, type ThemeChoice, type LinkComponentProps } from '@kathasagar/ui'
import { lazyPart } from '@kathasagar/ui/internal'
import { setupListeners } from '@reduxjs/toolkit/query'
import { useEffect, useSyncExternalStore, type ReactNode, useRef } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider, Link } from 'react-router-dom'
import {
  api,
  guestChanged,
  onGuestElsewhere,
  onTokensElsewhere,
  readGuestTokens,
  readTokens,
  readUser,
  signedIn,
  signedOut,
} from '@kathasagar/api'

import { useAppSelector } from './slices/storeHooks.ts'
import { useSyncOfflineTurns } from './offline/useSyncOfflineTurns.ts'
import { useNetworkReturn, useOffline } from './offline/useOffline.ts'
import { useAfterPaint } from './shared/afterPaint.ts'
import { useLocaleBundle } from './i18n/useLocaleBundle.ts'
import type { Router } from './router.tsx'
import { RouterContext } from './navigation/routerContext.ts'
import { anyNotice } from './notices/anyNotice.ts'
import { saveFinished } from './slices/finishedSlice.ts'
import { saveModels } from './slices/playSlice.ts'
import { savePreferences } from './slices/preferencesSlice.ts'
import { english, rememberLocale, type LocaleBundle } from './i18n/localeBundle.ts'
import type { Store, RootState } from './store.ts'
import { paths, consumeReturnPath } from './navigation/paths.ts'

const ToastRegion = lazyPart(async () => (await import('./notices/ToastRegion.tsx')).ToastRegion)

/** Shows notices. The code is loaded with the first notice. */
const Notices = () =>
  useSyncExternalStore(anyNotice.subscribe, anyNotice.read, () => false) && <ToastRegion />

export interface AppProps {
  store: Store
  router: Router
  /** Messages for the language of the first page. Default: English. */
  bundle?: LocaleBundle
}

interface ThemedProps {
  bundle?: LocaleBundle
  /** Page content. It is a prop, so that a theme change does not re-render it. */
  children: ReactNode
}

function Themed({ bundle: first = english, children }: ThemedProps) {
  usePersistedState((state) => state.preferences, savePreferences)
  usePersistedState((state) => state.play, saveModels)
  usePersistedState((state) => state.finished, saveFinished)
  useNetworkReturn()
  useSyncOfflineTurns()
  // The theme changes after the next paint, because restyling the page is slow.
  const theme = useAfterPaint(useAppSelector(({ preferences }) => preferences.theme))
  useThemeColor(theme)
  const bundle = useLocaleBundle({ first, isOffline: useOffline() })
  useEffect(() => rememberLocale(bundle), [bundle])

  return (
    <UiProvider {...bundle} linkComponent={RouterLink} theme={theme}>
      {children}
    </UiProvider>
  )
}

export function App({ store, router, ...first }: AppProps) {
  useOtherTabs(store, router)

  // Refetches when the page regains focus or the network returns.
  useEffect(() => setupListeners(store.dispatch), [store])

  return (
    <Provider store={store}>
      <Themed {...first}>
        <RouterContext value={router}>
          <RouterProvider router={router} />
        </RouterContext>
        <Notices />
      </Themed>
    </Provider>
  )
}

/** Switches to the account of another tab. Returns false if it is the same. */
function adoptAccount({ dispatch, getState }: Store): boolean {
  const { isSignedIn, user } = getState().auth
  const isHeld = readTokens() !== null
  const held = isHeld ? readUser() : null
  if (isHeld === isSignedIn && held?.id === user?.id) return false

  if (isSignedIn) dispatch(signedOut({ why: 'left' }))
  if (held) dispatch(signedIn(held))
  dispatch(api.util.resetApiState())
  return true
}

/** Returns true for the login form, but false for a login link. */
const isLoginForm = ({ pathname, search }: Router['state']['location']) =>
  pathname === paths.login && !new URLSearchParams(search).has('token')

/** Follows logins and logouts in other tabs, because all tabs share the tokens. */
function useOtherTabs(store: Store, router: Router) {
  useEffect(
    () =>
      onTokensElsewhere(() => {
        if (!adoptAccount(store)) return
        // After a login in another tab, the login form closes. On other pages, the guard runs again.
        if (store.getState().auth.isSignedIn && isLoginForm(router.state.location))
          void router.navigate(consumeReturnPath(), { replace: true })
        else void router.revalidate()
      }),
    [store, router],
  )

  useEffect(
    () => onGuestElsewhere(() => store.dispatch(guestChanged(readGuestTokens() !== null))),
    [store],
  )
}

function usePersistedState<Part>(
  select: (state: RootState) => Part,
  keep: (now: Part, before: Part) => void,
) {
  const now = useAppSelector(select)
  const before = useRef(now)

  useEffect(() => {
    if (before.current !== now) keep(now, before.current)
    before.current = now
  }, [now, keep])
}

const MEDIA_QUERIES = ['(prefers-color-scheme: light)', '(prefers-contrast: more)'] as const

function useThemeColor(theme: ThemeChoice) {
  useEffect(() => {
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (!bar) return
    const colourBar = () => {
      bar.content = getComputedStyle(document.documentElement).backgroundColor
    }
    colourBar()
    const wishes = MEDIA_QUERIES.map((wish) => matchMedia(wish))
    for (const wish of wishes) wish.addEventListener('change', colourBar)
    return () => {
      for (const wish of wishes) wish.removeEventListener('change', colourBar)
    }
  }, [theme])
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />
}
