import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode, useEffect } from 'react'

import { App, type AppProps } from './App.tsx'

export interface PageProps extends AppProps {
  /** Where the page's styles go. */
  cache: EmotionCache
  /** The page answers from now on. */
  onAlive?: () => void
}

/** All that stands in `#root`: the same tree in the browser and where the server draws it. */
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
