import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import type { PageRequest, RenderedPage } from '@kathasagar/api/contract'
import { loadMessages } from '@kathasagar/ui/messages'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'

import { hydrateQueryCache } from '../hydration/hydrateQueryCache.ts'
import { Page } from '../Page.tsx'
import { routes, untilInitialized } from '../router.tsx'
import { makeStore } from '../store.ts'

/** Placeholder that the server replaces by a nonce. */
const NONCE = '__CSP_NONCE__'

/** Renders a page for a guest. Other users render their own page. */
export async function renderPage({ path, queries, locale }: PageRequest): Promise<RenderedPage> {
  const cache = createCache({ key: 'k', nonce: NONCE })
  cache.compat = true
  const store = makeStore()
  const router = createMemoryRouter(routes(), { initialEntries: [path] })
  await untilInitialized(router)
  hydrateQueryCache(store, queries)
  const bundle = { locale, messages: await loadMessages(locale) }
  const { prelude } = await prerender(
    <Page cache={cache} bundle={bundle} router={router} store={store} />,
    {
      // The page is sent in one piece, so that it is complete without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  router.dispose()
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html))
  // The mark shows Emotion that styles are inserted. Otherwise, it would move them.
  return { html, styles: styles.replaceAll('<style ', '<style data-s="" ') }
}
