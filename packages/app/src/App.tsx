import { lazyPart, UiProvider } from '@kathasagar/ui'
import { setupListeners } from '@reduxjs/toolkit/query'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'

import { useAppSelector } from './slices/storeHooks.ts'
import { useSyncOfflineTurns } from './offline/useSyncOfflineTurns.ts'
import { useNetworkReturn, useOffline } from './offline/useOffline.ts'
import { useAfterPaint } from './shared/afterPaint.ts'
import { useOtherTabs } from './shared/useOtherTabs.ts'
import { useLocaleBundle } from './i18n/useLocaleBundle.ts'
import { useThemeColor } from './layouts/useThemeColor.ts'
import { RouterLink } from './layouts/RouterLink.tsx'
import type { Router } from './router.tsx'
import { RouterContext } from './navigation/routerContext.ts'
import { anyNotice } from './notices/anyNotice.ts'
import { saveFinished } from './slices/finishedSlice.ts'
import { saveModels } from './slices/playSlice.ts'
import { savePreferences } from './slices/preferencesSlice.ts'
import { usePersistedState } from './slices/usePersistedState.ts'
import { english, rememberLocale, type LocaleBundle } from './i18n/localeBundle.ts'
import type { Store } from './store.ts'

const ToastRegion = lazyPart(async () => (await import('./notices/ToastRegion.tsx')).ToastRegion)

/** Most visits have no notices, so the code loads with the first one. */
const Notices = () =>
  useSyncExternalStore(anyNotice.subscribe, anyNotice.read, () => false) && <ToastRegion />

export interface AppProps {
  store: Store
  router: Router
  /** Language of the first page. Default: English. */
  bundle?: LocaleBundle
}

interface ThemedProps {
  bundle?: LocaleBundle
  /** Children are passed in, so that a theme change does not re-render them. */
  children: ReactNode
}

function Themed({ bundle: first = english, children }: ThemedProps) {
  usePersistedState((state) => state.preferences, savePreferences)
  usePersistedState((state) => state.play, saveModels)
  usePersistedState((state) => state.finished, saveFinished)
  useNetworkReturn()
  useSyncOfflineTurns()
  // Applied after the next paint, because restyling the page is slow.
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
