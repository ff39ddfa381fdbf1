import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import '@kathasagar/ui/fonts.css'

import { pressAgain } from './earlyPress.ts'
import { keepFirstAnswers, readFirstAnswers } from './firstAnswers.ts'
import { takeLetters } from './letters.ts'
import { workerAtRest } from './offline/workerAtRest.ts'
import { Page } from './Page.tsx'
import { makeRouter, untilInitialized } from './router.tsx'
import { firstSpeech } from './speech.ts'
import { makeStore } from './store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')

/**
 * Where Emotion lays its style elements. Those that came with a drawn page lie in their order and
 * stay: each that moves has the whole page styled anew.
 */
const head = {
  insertBefore: (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before),
} as unknown as HTMLElement

// The page's policy lets only styles with its nonce in; Emotion must know it before the first one.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const cache = createCache({ key: 'k', container: head, ...(nonce ? { nonce } : {}) })

const { dataset } = document.documentElement
/** Whether the page came drawn, and drawn as this visitor sees it. */
const isDrawn = 'drawn' in root.dataset && dataset['drawn'] !== 'other'

/** Room between two pieces of work for what the visitor does. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

async function begin(place: HTMLElement) {
  await pause()
  const store = makeStore()
  // Asked for at once, so that nothing is drawn in one language and then in another.
  const speechIsHere = firstSpeech(store.getState().preferences.locale)
  await pause()
  keepFirstAnswers(store, readFirstAnswers())
  await pause()
  const router = makeRouter()
  workerAtRest(store)
  // The mark or the drawing that came with the page stays until there is a page to take its place.
  await untilInitialized(router)
  const speech = await speechIsHere
  const page = (
    <Page cache={cache} onAlive={pressAgain} router={router} speech={speech} store={store} />
  )
  // In slices, so that a page that can be read can be scrolled too while it comes to life.
  startTransition(() => {
    if (isDrawn) return void hydrateRoot(place, page)
    place.replaceChildren()
    delete dataset['drawn']
    createRoot(place).render(page)
  })
}

void takeLetters()
void begin(root)
