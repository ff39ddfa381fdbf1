import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import '@kathasagar/ui/fonts.css'

import { pressAgain } from './earlyPress.ts'
import { keepFirstAnswers, readFirstAnswers } from './firstAnswers.ts'
import { workerAtRest } from './offline/workerAtRest.ts'
import { Page } from './Page.tsx'
import { makeRouter } from './router.tsx'
import { firstSpeech } from './speech.ts'
import { makeStore } from './store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')

// The page's policy lets only styles with its nonce in; Emotion must know it before the first one.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const cache = createCache({ key: 'k', ...(nonce ? { nonce } : {}) })

const store = makeStore()
keepFirstAnswers(store, readFirstAnswers())
const router = makeRouter()
workerAtRest(store)
// Asked for along with the page's code, so that nothing is drawn in one language and then in another.
const speechIsHere = firstSpeech(store.getState().preferences.locale)

/** Whether the page came drawn, and drawn as this visitor sees it. */
const { dataset } = document.documentElement
const isDrawn = 'drawn' in root.dataset && dataset['drawn'] !== 'other'

const draw = async () => {
  const speech = await speechIsHere
  const page = (
    <Page cache={cache} onAlive={pressAgain} router={router} speech={speech} store={store} />
  )
  // In slices, so that a page that can be read can be scrolled too while it comes to life.
  startTransition(() => {
    if (isDrawn) return void hydrateRoot(root, page)
    root.replaceChildren()
    delete dataset['drawn']
    createRoot(root).render(page)
  })
}

// The mark that came with the page stays until there is a page to take its place.
if (router.state.initialized) void draw()
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    void draw()
  })
}
