import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Global } from '@emotion/react'
import { useEffect, useState } from 'react'
import type { PropsWithChildren } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

import { steadyCss, themeCss } from '../packages/ui/src/theme/globalCss.ts'
import type { ThemeName } from '../packages/ui/src/theme/tokens.ts'
import { pageThemes } from './theme.ts'

interface Updated {
  globals: Record<string, unknown>
}

const isThemeName = (theme: unknown): theme is ThemeName =>
  typeof theme === 'string' && Object.hasOwn(pageThemes, theme)

const chosenAtFirst = () =>
  /globals=[^&]*theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]

/** The theme that a page is drawn in; of two beside one another it is the night. */
function drawnAs(chosen: unknown): ThemeName {
  if (isThemeName(chosen)) return chosen
  const isLight = chosen === 'system' && matchMedia('(prefers-color-scheme: light)').matches
  return isLight ? 'light' : 'dark'
}

/**
 * A page of documentation in the theme of the toolbar, so that a piece does not lie on a strip. What
 * the page draws itself has the tokens as variables, also where no piece stands on it.
 */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState<unknown>(chosenAtFirst)
  const theme = drawnAs(chosen)

  useEffect(() => {
    const channel = addons.getChannel()
    // What the toolbar asks for: a framed story tells of globals too, but of its own.
    const follow = ({ globals }: Updated) => {
      if (globals['theme'] !== undefined) setChosen(globals['theme'])
    }
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [])

  useEffect(() => {
    const { documentElement: html } = document
    const wear = () => {
      if (html.dataset['theme'] !== theme) html.dataset['theme'] = theme
    }
    wear()
    // A story that leaves with its page takes the theme off the page that comes.
    const observer = new MutationObserver(wear)
    observer.observe(html, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [theme])

  return (
    <DocsContainer {...props} theme={pageThemes[theme]}>
      <Global styles={[steadyCss(), themeCss()]} />
      {children}
    </DocsContainer>
  )
}
