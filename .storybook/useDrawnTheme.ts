import { useEffect, useState } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

import type { ThemeName } from '../packages/ui/src/design-system/theme/tokens.ts'
import { pageThemes } from './theme.ts'

const isThemeName = (theme: unknown): theme is ThemeName =>
  typeof theme === 'string' && Object.hasOwn(pageThemes, theme)

const chosenAtFirst = () =>
  /globals=[^&]*theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]

function drawnAs(chosen: unknown): ThemeName {
  if (isThemeName(chosen)) return chosen
  const isLight = chosen === 'system' && matchMedia('(prefers-color-scheme: light)').matches
  return isLight ? 'light' : 'dark'
}

export function useDrawnTheme(): ThemeName {
  const [chosen, setChosen] = useState<unknown>(chosenAtFirst)

  useEffect(() => {
    const channel = addons.getChannel()
    // Framed stories also report globals, but only their own.
    const follow = ({ globals }: { globals: Record<string, unknown> }) => {
      if (globals['theme'] !== undefined) setChosen(globals['theme'])
    }
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [])

  return drawnAs(chosen)
}
