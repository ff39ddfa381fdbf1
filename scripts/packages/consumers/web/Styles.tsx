import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useState } from 'react'
import type { ReactNode } from 'react'

export interface StylesProps {
  /** The page's, under a policy that lets no other style in. */
  nonce: string | undefined
  children: ReactNode
}

/** Gives Emotion the nonce before its first style, as the guide of the book says. */
export function Styles({ nonce, children }: StylesProps) {
  const [cache] = useState(() => createCache({ key: 'css', ...(nonce ? { nonce } : {}) }))

  return <CacheProvider value={cache}>{children}</CacheProvider>
}

/** The nonce of a page that is open, by its scripts. */
export const nonceOfPage = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
