import type { ThemeChoice } from '@kathasagar/ui'
import { useEffect } from 'react'

/** Gives the bar around an installed app, and a phone's browser, the colour of the page's ground. */
export function useThemeColor(theme: ThemeChoice) {
  useEffect(() => {
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (!bar) return
    const colourBar = () => {
      bar.content = getComputedStyle(document.documentElement).backgroundColor
    }
    colourBar()
    const device = matchMedia('(prefers-color-scheme: light)')
    device.addEventListener('change', colourBar)
    return () => device.removeEventListener('change', colourBar)
  }, [theme])
}
