import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import '@kathasagar/ui/fonts.css'

import { App } from './App.tsx'
import { makeRouter } from './router.tsx'
import { makeStore } from './store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')

// The page's policy lets only styles with its nonce in; Emotion must know it before the first one.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const cache = createCache({ key: 'k', ...(nonce ? { nonce } : {}) })

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <App router={makeRouter()} store={makeStore()} />
    </CacheProvider>
  </StrictMode>,
)
