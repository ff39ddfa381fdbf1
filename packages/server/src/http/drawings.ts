import { existsSync } from 'node:fs'

import { Piscina } from 'piscina'

import type { DrawnPage } from './drawnPage.ts'
import type { FirstAnswers } from './firstAnswers.ts'

export interface Drawings {
  /** The page as a guest sees it first; null where it is not drawn, or not in time. */
  draw: (path: string, answers: FirstAnswers) => Promise<DrawnPage | null>
  close: () => Promise<void>
}

/** A page does not wait longer: the browser can draw it too. */
const PATIENCE_MS = 400
/** Pages that wait to be drawn; more than these are left to browsers. */
const MAX_WAITING = 16
const MAX_KEPT = 200

/** Calls without whose answers a page would be drawn as one that still loads. */
function neededBy(path: string): readonly (keyof FirstAnswers)[] | null {
  if (path === '/') return []
  if (path === '/home') return ['getConfig', 'listFeatured', 'listTrending', 'listStories']
  return path.startsWith('/game/') ? ['getConfig', 'getStory'] : null
}

const NONE: Drawings = { draw: async () => null, close: async () => undefined }

/**
 * Draws pages for guests with the app's own code, in a thread of its own so that nobody else
 * waits, and keeps each drawing as long as the answers it shows are the same.
 */
export function openDrawings(drawerFile: string): Drawings {
  if (!existsSync(drawerFile)) return NONE

  const pool = new Piscina<{ path: string; answers: unknown }, DrawnPage>({
    filename: drawerFile,
    name: 'drawPage',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
  })
  const kept = new Map<string, Promise<DrawnPage | null>>()

  const drawn = (path: string, answers: FirstAnswers) => {
    const key = JSON.stringify([path, answers])
    const known = kept.get(key)
    if (known) return known

    const parsed = Object.entries(answers).map(([name, json]) => [name, JSON.parse(json)])
    const drawing = pool.run({ path, answers: Object.fromEntries(parsed) }).catch(() => {
      kept.delete(key)
      return null
    })
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(key, drawing)
    return drawing
  }

  return {
    async draw(path, answers) {
      const needed = neededBy(path)
      if (!needed?.every((name) => name in answers)) return null
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS, null)
      })
      const first = await Promise.race([drawn(path, answers), late])
      clearTimeout(timer)
      return first
    },
    close: () => pool.close({ force: true }),
  }
}
