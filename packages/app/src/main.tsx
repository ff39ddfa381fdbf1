import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import '@kathasagar/ui/fonts.css'

import { App } from './App.tsx'
import { keepFirstAnswers } from './firstAnswers.ts'
import { workerAtRest } from './offline/workerAtRest.ts'
import { makeRouter } from './router.tsx'
import { firstSpeech } from './speech.ts'
import { makeStore } from './store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')

// The page's policy lets only styles with its nonce in; Emotion must know it before the first one.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const cache = createCache({ key: 'k', ...(nonce ? { nonce } : {}) })

const store = makeStore()
keepFirstAnswers(store)
const router = makeRouter()
workerAtRest(store)
// Asked for along with the page's code, so that nothing is drawn in one language and then in another.
const speechIsHere = firstSpeech(store.getState().preferences.locale)

const draw = async () => {
  const speech = await speechIsHere
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <App router={router} speech={speech} store={store} />
      </CacheProvider>
    </StrictMode>,
  )
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
