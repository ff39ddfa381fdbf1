import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import type { PageRequest, RenderedPage } from '@kathasagar/api/contract'
import { loadMessages } from '@kathasagar/ui'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'

import { hydrateQueryCache } from '../hydration/hydrateQueryCache.ts'
import { Page } from '../Page.tsx'
import { routes, untilInitialized } from '../router.tsx'
import { makeStore } from '../store.ts'

/** Placeholder that the server replaces by the page's own nonce. */
const NONCE = '__CSP_NONCE__'

/**
 * Renders a page as a guest sees it first, in the language that was asked for and no theme of its own. The browser of
 * such a guest takes it over as it stands; any other renders its own.
 */
export async function renderPage({ path, queries, locale }: PageRequest): Promise<RenderedPage> {
  const cache = createCache({ key: 'k', nonce: NONCE })
  cache.compat = true
  const store = makeStore()
  const router = createMemoryRouter(routes(), { initialEntries: [path] })
  await untilInitialized(router)
  // The page's own code brings the calls that these answer.
  hydrateQueryCache(store, queries)
  const bundle = { locale, messages: await loadMessages(locale) }
  const { prelude } = await prerender(
    <Page cache={cache} bundle={bundle} router={router} store={store} />,
    {
      // Nothing is sent after the rest by a script: the page is whole without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  router.dispose()
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html))
  // Marked as in their place: else Emotion moves each one, and the whole page is styled anew.
  return { html, styles: styles.replaceAll('<style ', '<style data-s="" ') }
}
