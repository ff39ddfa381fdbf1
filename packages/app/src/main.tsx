import createCache from '@emotion/cache'
import { configureApi } from '@kathasagar/api'
import { API_BASE } from '@kathasagar/api/contract/vocabulary'
import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'
import { patchDomForTranslation } from '@kathasagar/ui/internal'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import '@kathasagar/ui/fonts.css'

import { replayEarlyInput } from './hydration/replayEarlyInput.ts'
import { hydrateQueryCache, readPrefetchedQueries } from './hydration/hydrateQueryCache.ts'
import { preloadWhenNeeded } from './offline/preloadWhenNeeded.ts'
import { registerWhenIdle } from './offline/preloadWhenNeeded.ts'
import { Page } from './Page.tsx'
import { makeRouter, untilInitialized } from './router.tsx'
import { initialLocale } from './i18n/localeBundle.ts'
import { makeStore } from './store.ts'

configureApi({ baseUrl: API_BASE })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')

/** Leaves server-rendered styles in place, because moving one recalculates all styles. */
const head = {
  insertBefore: (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before),
} as unknown as HTMLElement

// The content security policy allows only styles with this nonce.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const cache = createCache({ key: 'k', container: head, ...(nonce ? { nonce } : {}) })

const isTranslated = patchDomForTranslation()

/** Reports hydration errors, unless a translator has changed the page. */
const onRecoverableError = (error: unknown) => isTranslated() || reportError(error)

const { dataset } = document.documentElement
/** True if the server-rendered page is valid for this visitor. */
const isServerRendered = 'ssr' in root.dataset && dataset['ssr'] !== 'other'

const yieldToInput = () => new Promise((resolve) => setTimeout(resolve))

async function begin(place: HTMLElement) {
  await yieldToInput()
  const store = makeStore()
  preloadWhenNeeded(store)
  // Loads the language first, so that the page renders only once.
  const { auth, preferences } = store.getState()
  const bundleLoaded = initialLocale(preferences.locale, auth.isSignedIn)
  await yieldToInput()
  // This runs in a separate task, because the first access to the storage is slow.
  tabStorage.isOpen()
  await yieldToInput()
  const router = makeRouter()
  registerWhenIdle(store)
  // The server-rendered page stays until the router is ready.
  await untilInitialized(router)
  for (const answer of readPrefetchedQueries()) {
    await yieldToInput()
    hydrateQueryCache(store, [answer])
  }
  const bundle = await bundleLoaded
  const page = (
    <Page cache={cache} onAlive={replayEarlyInput} router={router} bundle={bundle} store={store} />
  )
  // In a transition, the page can scroll during hydration.
  startTransition(() => {
    if (isServerRendered && !isTranslated())
      return void hydrateRoot(place, page, { onRecoverableError })
    place.replaceChildren()
    delete dataset['ssr']
    createRoot(place).render(page)
  })
}

/** Loads deferred fonts. Without them, the page uses fonts of the device. */
const letters = async () => (await import('./hydration/loadDeferredFonts.ts')).loadDeferredFonts()

void letters().catch(() => {})
void begin(root)
