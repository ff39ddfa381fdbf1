import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'

import { hydrateQueryCache, type PrefetchedQueries } from './hydrateQueryCache.ts'
import { Page } from '../Page.tsx'
import { routes, untilInitialized } from '../router.tsx'
import { makeStore } from '../store.ts'

export interface PageRequest {
  /** Address within the site, without a query. */
  path: string
  /** What the page shows; what is not here is rendered as still on its way. */
  answers: PrefetchedQueries
}

export interface RenderedPage {
  /** What stands in `#root`. */
  html: string
  /** The style elements that it needs, each with the nonce of `PageRequest`'s page still to come. */
  styles: string
}

/** The word that the server puts the page's own nonce in place of. */
const NONCE = '__CSP_NONCE__'

/**
 * Draws a page as a guest who reads English sees it first, in no theme of its own. The browser of
 * such a guest takes it over as it stands; any other renders its own.
 */
export async function renderPage({ path, answers }: PageRequest): Promise<RenderedPage> {
  const cache = createCache({ key: 'k', nonce: NONCE })
  cache.compat = true
  const store = makeStore()
  hydrateQueryCache(store, answers)
  const router = createMemoryRouter(routes(), { initialEntries: [path] })
  await untilInitialized(router)
  const { prelude } = await prerender(<Page cache={cache} router={router} store={store} />, {
    // Nothing is sent after the rest by a script: the page is whole without one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  router.dispose()
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html))
  // Marked as in their place: else Emotion moves each one, and the whole page is styled anew.
  return { html, styles: styles.replaceAll('<style ', '<style data-s="" ') }
}
