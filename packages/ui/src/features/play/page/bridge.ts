/*
 * Runs in a sandboxed frame before the scripts of an HTML story. Provides missing APIs, seeds
 * random numbers, and reports the visible text and the clicked links.
 */
import type { PageReplay } from '@kathasagar/api/contract'

import { freezeClock, seedFrom, stubWindow } from './bridge/stubs.ts'
import { fieldsOf, fill, linksIn, linkOf, shownNow, wordsOf } from './bridge/readPage.ts'
import { isQuiet, until } from './bridge/waiting.ts'
import type { PAGE_HELLO, PageOrder, PageMessage } from './pageMessages.ts'

const HELLO: typeof PAGE_HELLO = 'kathasagar-page'
const STEP_WAITS_MS = 4000

function follow({ seed, steps }: PageReplay, tell: (said: PageMessage) => void) {
  let taken = 0
  let isRestoring = true
  let isBusy = false
  seedFrom(`${seed} 0`)

  const handleClick = (event: MouseEvent) => {
    const links = linksIn()
    const link = linkOf(links, event.target)
    if (link < 0) return
    if (isBusy) {
      event.stopImmediatePropagation()
      event.preventDefault()
      return
    }
    taken += 1
    seedFrom(`${seed} ${taken}`)
    if (isRestoring) return
    isBusy = true
    const words = links.map(wordsOf)
    const fields = fieldsOf()
    void isQuiet().then(() => {
      isBusy = false
      const step = { link, ...(fields.length > 0 && { fields }) }
      tell({ said: 'took', links: words, took: { step, shown: shownNow() } })
    })
  }

  const restore = async () => {
    if (!(await replayLinks(steps))) return tell({ said: 'lost' })
    await isQuiet()
    isRestoring = false
    tell({ said: 'shown', shown: shownNow() })
  }
  return { handleClick, restore }
}

/** Clicks the recorded links again. Returns false if a link is missing. */
async function replayLinks(steps: PageReplay['steps']): Promise<boolean> {
  await until(() => linksIn().length > 0, STEP_WAITS_MS)
  for (const { link, fields = [] } of steps) {
    if (!(await until(() => linksIn()[link] !== undefined, STEP_WAITS_MS))) return false
    fill(fields)
    linksIn()[link]?.click()
    await until(() => false, 25)
  }
  return true
}

function begin(way: PageReplay) {
  const { port1: port, port2 } = new MessageChannel()
  const unfreeze = freezeClock(way.seed)
  const tell = (said: PageMessage) => port.postMessage(said)
  const { handleClick, restore } = follow(way, tell)

  port.addEventListener('message', ({ data }: MessageEvent<PageOrder>) => {
    if (data.order === 'ping') tell({ said: 'pong' })
  })
  port.start()
  document.addEventListener('click', handleClick, true)
  document.addEventListener('click', (event) => {
    const to = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (to && /^(?!javascript:|#)/iu.test(to.getAttribute('href') ?? '')) event.preventDefault()
  })
  addEventListener('load', () => {
    unfreeze()
    void restore()
  })
  parent.postMessage(HELLO, '*', [port2])
}

function startOf(name: string): PageReplay {
  try {
    return JSON.parse(name) as PageReplay
  } catch {
    return { seed: 0, steps: [] }
  }
}

const start = startOf(window.name)
window.name = ''
stubWindow()
begin(start)
