import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'

import { App, type AppProps } from './App.tsx'

export interface PageProps extends AppProps {
  /** Where the page's styles go. */
  cache: EmotionCache
}

/** All that stands in `#root`: the same tree in the browser and where the server draws it. */
export const Page = ({ cache, ...app }: PageProps) => (
  <StrictMode>
    <CacheProvider value={cache}>
      <App {...app} />
    </CacheProvider>
  </StrictMode>
)
