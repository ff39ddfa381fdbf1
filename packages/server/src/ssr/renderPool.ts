import { existsSync } from 'node:fs'

import { prefetchesAt } from '@kathasagar/api/contract'
import type { PageLanguage, PageRequest, RenderedPage } from '@kathasagar/api/contract'
import { createBoundedCache } from '@kathasagar/story/boundedCache'
import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import { Piscina } from 'piscina'

import type { AnsweredCall } from './prefetch.ts'

/** Time limit of rendering. After it, the browser renders the page, which takes 3 s longer on a phone. */
const TIMEOUT_MS = 1000
const MAX_WAITING = 16
const MAX_KEPT = 200

/** First rendering of a thread. It runs before any request, because it is eight times slower than later ones. */
const WARM_UP: PageRequest = { path: '/home', locale: 'en', queries: [] }

const requestOf = (path: string, answers: readonly AnsweredCall[], locale: PageLanguage) => ({
  path,
  locale,
  queries: answers.map(({ json, url: _asked, ...entry }) => ({
    ...entry,
    answer: JSON.parse(json) as PageRequest['queries'][number]['answer'],
  })),
})

export function createRenderPool(ssrBundle: string) {
  if (!existsSync(ssrBundle)) return { render: async () => null, close: async () => undefined }

  const pool = new Piscina<PageRequest, RenderedPage>({
    filename: ssrBundle,
    name: 'renderPage',
    // The thread is permanent, because starting a thread takes longer than rendering a page.
    minThreads: 1,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
  })
  pool.run(WARM_UP).catch(() => undefined)
  const kept = createBoundedCache<string, Promise<RenderedPage | null>>({ max: MAX_KEPT })

  const rendered = (...[path, answers, locale]: Parameters<typeof requestOf>) => {
    const key = JSON.stringify([path, locale, answers.map(({ json }) => json)])
    return kept.getOrCreate(key, () =>
      pool.run(requestOf(path, answers, locale)).catch(() => {
        kept.delete(key)
        return null
      }),
    )
  }

  return {
    /** Renders a page. Returns null if its data is missing or if rendering takes too long. */
    async render(...asked: Parameters<typeof requestOf>): Promise<RenderedPage | null> {
      const [path, answers] = asked
      const needed = prefetchesAt(path)
      if (!needed?.every(({ url }) => answers.some((answer) => answer.url === url))) return null
      return withDeadline(rendered(...asked), { ms: TIMEOUT_MS, late: null })
    },
    close: () => pool.close({ force: true }),
  }
}
