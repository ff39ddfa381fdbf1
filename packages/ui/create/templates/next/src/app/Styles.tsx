'use client'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useServerInsertedHTML } from 'next/navigation'
import { useState, type ReactNode } from 'react'

export function Styles({ children }: { children: ReactNode }) {
  const [{ cache, taken }] = useState(() => {
    const made = createCache({ key: 'css' })
    made.compat = true
    const insert = made.insert
    let names: string[] = []
    made.insert = (...args) => {
      if (made.inserted[args[1].name] === undefined) names.push(args[1].name)
      return insert(...args)
    }
    return { cache: made, taken: () => names.splice(0) }
  })
  useServerInsertedHTML(() => {
    const names = taken()
    const css = names.map((name) => cache.inserted[name]).join('')
    return (
      names.length > 0 && (
        <style
          data-emotion={`${cache.key} ${names.join(' ')}`}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )
    )
  })
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
