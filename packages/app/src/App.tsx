import { lazyPart, UiProvider } from '@kathasagar/ui'
import { setupListeners } from '@reduxjs/toolkit/query'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'

import { useAppSelector } from './slices/storeHooks.ts'
import { useJoinTurns } from './offline/useJoinTurns.ts'
import { useNetworkReturn } from './offline/useNetworkReturn.ts'
import { useOffline } from './offline/useOffline.ts'
import { useAfterPaint } from './shared/useAfterPaint.ts'
import { useOtherTabs } from './shared/useOtherTabs.ts'
import { useLocaleBundle } from './i18n/useLocaleBundle.ts'
import { useThemeColor } from './layouts/useThemeColor.ts'
import { RouterLink } from './layouts/RouterLink.tsx'
import type { Router } from './router.tsx'
import { RouterContext } from './navigation/routerContext.ts'
import { anyNotice } from './notices/anyNotice.ts'
import { keepFinished } from './slices/finishedSlice.ts'
import { keepModels } from './slices/playSlice.ts'
import { keepPreferences } from './slices/preferencesSlice.ts'
import { useKept } from './slices/useKept.ts'
import { english, rememberLocale, type LocaleBundle } from './i18n/localeBundle.ts'
import type { Store } from './store.ts'

const ToastRegion = lazyPart(async () => (await import('./notices/ToastRegion.tsx')).ToastRegion)

/** Most visits bring no notice, so what shows them comes with the first. */
const Notices = () =>
  useSyncExternalStore(anyNotice.subscribe, anyNotice.read, () => false) && <ToastRegion />

export interface AppProps {
  /** What the app remembers: the account, the preferences and the server's answers. */
  store: Store
  /** Every route, made over the same store. */
  router: Router
  /** What the first page speaks. At first English. */
  bundle?: LocaleBundle
}

interface ThemedProps {
  bundle?: LocaleBundle
  /** Made by whoever stays as they are: another theme draws none of them anew. */
  children: ReactNode
}

function Themed({ bundle: first = english, children }: ThemedProps) {
  useKept((state) => state.preferences, keepPreferences)
  useKept((state) => state.play, keepModels)
  useKept((state) => state.finished, keepFinished)
  useNetworkReturn()
  useJoinTurns()
  // The chooser says at once what was chosen; a page in other colours takes longer than a press may.
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

/** The assembled product: store, theme, language, router. */
export function App({ store, router, ...first }: AppProps) {
  useOtherTabs(store, router)

  // A page that is come back to, and a network that is back, ask anew for what may have moved on.
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
