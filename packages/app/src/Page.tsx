import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode, useEffect } from 'react'

import { App, type AppProps } from './App.tsx'

export interface PageProps extends AppProps {
  cache: EmotionCache
  onAlive?: () => void
}

/** Content of `#root`, the same in the browser and on the server. */
export function Page({ cache, onAlive, ...app }: PageProps) {
  useEffect(() => onAlive?.(), [onAlive])

  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <App {...app} />
      </CacheProvider>
    </StrictMode>
  )
}
