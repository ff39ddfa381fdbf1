import createCache from '@emotion/cache'
import { tabStorage } from '@kathasagar/api/runtime/deviceStorage'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import '@kathasagar/ui/fonts.css'

import { replayEarlyInput } from './hydration/replayEarlyInput.ts'
import { hydrateQueryCache, readPrefetchedQueries } from './hydration/hydrateQueryCache.ts'
import { preloadWhenNeeded } from './offline/preloadWhenNeeded.ts'
import { registerWhenIdle } from './offline/registerWhenIdle.ts'
import { Page } from './Page.tsx'
import { makeRouter, untilInitialized } from './router.tsx'
import { initialLocale } from './i18n/localeBundle.ts'
import { patchDomForTranslation } from './shared/patchDomForTranslation.ts'
import { makeStore } from './store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')

/**
 * Where Emotion lays its style elements. Those that came with a rendered page lie in their order and
 * stay: each that moves has the whole page styled anew.
 */
const head = {
  insertBefore: (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before),
} as unknown as HTMLElement

// The page's policy lets only styles with its nonce in; Emotion must know it before the first one.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const cache = createCache({ key: 'k', container: head, ...(nonce ? { nonce } : {}) })

const isTranslated = patchDomForTranslation()

/** Reports a page that differs from the rendered one, unless a translator has changed it. */
const onRecoverableError = (error: unknown) => isTranslated() || reportError(error)

const { dataset } = document.documentElement
/** Whether the page came rendered, and rendered as this visitor sees it. */
const isServerRendered = 'ssr' in root.dataset && dataset['ssr'] !== 'other'

/** Room between two pieces of work for what the visitor does. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

async function begin(place: HTMLElement) {
  await pause()
  const store = makeStore()
  preloadWhenNeeded(store)
  // Asked for at once, so that nothing is rendered in one language and then in another.
  const { auth, preferences } = store.getState()
  const bundleLoaded = initialLocale(preferences.locale, auth.isSignedIn)
  await pause()
  // Opened by itself: the router reads it as it begins, and the first look waits for the device.
  tabStorage.isOpen()
  await pause()
  const router = makeRouter()
  registerWhenIdle(store)
  // The mark or the rendered page that came with the page stays until there is a page to take its place.
  await untilInitialized(router)
  // The page's own code brings the calls that these answer.
  for (const answer of readPrefetchedQueries()) {
    await pause()
    hydrateQueryCache(store, [answer])
  }
  const bundle = await bundleLoaded
  const page = (
    <Page cache={cache} onAlive={replayEarlyInput} router={router} bundle={bundle} store={store} />
  )
  // In slices, so that a page that can be read can be scrolled too while it hydrates.
  startTransition(() => {
    if (isServerRendered && !isTranslated())
      return void hydrateRoot(place, page, { onRecoverableError })
    place.replaceChildren()
    delete dataset['ssr']
    createRoot(place).render(page)
  })
}

/** The words are there without them; without a network they stay in the device's own letters. */
const letters = async () => (await import('./hydration/loadDeferredFonts.ts')).loadDeferredFonts()

void letters().catch(() => {})
void begin(root)
