import { existsSync } from 'node:fs'

import { Piscina } from 'piscina'

import type { RenderedPage } from './injectHtml.ts'
import type { PrefetchedQueries } from './prefetch.ts'

export interface RenderPool {
  /** The page as a guest sees it first; null where it is not rendered, or not in time. */
  render: (path: string, answers: PrefetchedQueries) => Promise<RenderedPage | null>
  close: () => Promise<void>
}

/** A page does not wait longer: the browser can render it too. */
const TIMEOUT_MS = 400
/** Pages that wait to be rendered; more than these are left to browsers. */
const MAX_WAITING = 16
const MAX_KEPT = 200

/** Calls without whose answers a page would be rendered as one that still loads. */
function neededBy(path: string): readonly (keyof PrefetchedQueries)[] | null {
  if (path === '/') return []
  if (path === '/home') return ['getConfig', 'listFeatured', 'listTrending', 'listStories']
  return path.startsWith('/game/') ? ['getConfig', 'getStory'] : null
}

const NONE: RenderPool = { render: async () => null, close: async () => undefined }

/**
 * Draws pages for guests with the app's own code, in a thread of its own so that nobody else
 * waits, and keeps each rendering as long as the answers it shows are the same.
 */
export function createRenderPool(ssrBundle: string): RenderPool {
  if (!existsSync(ssrBundle)) return NONE

  const pool = new Piscina<{ path: string; answers: unknown }, RenderedPage>({
    filename: ssrBundle,
    name: 'renderPage',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
  })
  const kept = new Map<string, Promise<RenderedPage | null>>()

  const rendered = (path: string, answers: PrefetchedQueries) => {
    const key = JSON.stringify([path, answers])
    const known = kept.get(key)
    if (known) return known

    const parsed = Object.entries(answers).map(([name, json]) => [name, JSON.parse(json)])
    const rendering = pool.run({ path, answers: Object.fromEntries(parsed) }).catch(() => {
      kept.delete(key)
      return null
    })
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(key, rendering)
    return rendering
  }

  return {
    async render(path, answers) {
      const needed = neededBy(path)
      if (!needed?.every((name) => name in answers)) return null
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, TIMEOUT_MS, null)
      })
      const first = await Promise.race([rendered(path, answers), late])
      clearTimeout(timer)
      return first
    },
    close: () => pool.close({ force: true }),
  }
}
