import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useState, type ReactNode } from 'react'

export interface StylesProps {
  nonce: string | undefined
  children: ReactNode
}

/** Passes the nonce to Emotion before its first style. */
export function Styles({ nonce, children }: StylesProps) {
  const [cache] = useState(() => createCache({ key: 'css', ...(nonce ? { nonce } : {}) }))

  return <CacheProvider value={cache}>{children}</CacheProvider>
}

export const nonceOfPage = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
