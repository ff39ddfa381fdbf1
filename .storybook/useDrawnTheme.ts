import { useEffect, useState } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

import type { ThemeName } from '../packages/ui/src/design-system/theme/tokens.ts'
import { pageThemes } from './theme.ts'

interface Updated {
  globals: Record<string, unknown>
}

const isThemeName = (theme: unknown): theme is ThemeName =>
  typeof theme === 'string' && Object.hasOwn(pageThemes, theme)

const chosenAtFirst = () =>
  /globals=[^&]*theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]

/** Returns the theme of a documentation page. */
function drawnAs(chosen: unknown): ThemeName {
  if (isThemeName(chosen)) return chosen
  const isLight = chosen === 'system' && matchMedia('(prefers-color-scheme: light)').matches
  return isLight ? 'light' : 'dark'
}

/** The theme that pages of documentation are drawn in: that of the toolbar. */
export function useDrawnTheme(): ThemeName {
  const [chosen, setChosen] = useState<unknown>(chosenAtFirst)

  useEffect(() => {
    const channel = addons.getChannel()
    // What the toolbar asks for: a framed story tells of globals too, but of its own.
    const follow = ({ globals }: Updated) => {
      if (globals['theme'] !== undefined) setChosen(globals['theme'])
    }
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [])

  return drawnAs(chosen)
}
