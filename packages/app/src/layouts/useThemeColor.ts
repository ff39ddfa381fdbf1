import type { ThemeChoice } from '@kathasagar/ui'
import { useEffect } from 'react'

const MEDIA_QUERIES = ['(prefers-color-scheme: light)', '(prefers-contrast: more)'] as const

export function useThemeColor(theme: ThemeChoice) {
  useEffect(() => {
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (!bar) return
    const colourBar = () => {
      bar.content = getComputedStyle(document.documentElement).backgroundColor
    }
    colourBar()
    const wishes = MEDIA_QUERIES.map((wish) => matchMedia(wish))
    for (const wish of wishes) wish.addEventListener('change', colourBar)
    return () => {
      for (const wish of wishes) wish.removeEventListener('change', colourBar)
    }
  }, [theme])
}
