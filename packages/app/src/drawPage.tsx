import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'

import { keepFirstAnswers, type FirstAnswers } from './firstAnswers.ts'
import { Page } from './Page.tsx'
import { routes, untilInitialized } from './router.tsx'
import { makeStore } from './store.ts'

export interface PageToDraw {
  /** Address within the site, without a query. */
  path: string
  /** What the page shows; what is not here is drawn as still on its way. */
  answers: FirstAnswers
}

export interface DrawnPage {
  /** What stands in `#root`. */
  html: string
  /** The style elements that it needs, each with the nonce of `PageToDraw`'s page still to come. */
  styles: string
}

/** The word that the server puts the page's own nonce in place of. */
const NONCE = '__CSP_NONCE__'

/**
 * Draws a page as a guest who reads English sees it first, in no theme of its own. The browser of
 * such a guest takes it over as it stands; any other draws its own.
 */
export async function drawPage({ path, answers }: PageToDraw): Promise<DrawnPage> {
  const cache = createCache({ key: 'k', nonce: NONCE })
  cache.compat = true
  const store = makeStore()
  keepFirstAnswers(store, answers)
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
