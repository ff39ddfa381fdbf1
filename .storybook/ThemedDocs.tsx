import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Global } from '@emotion/react'
import { useEffect, type PropsWithChildren } from 'react'

import { steadyCss, themeCss } from '../packages/ui/src/design-system/theme/globalCss.ts'
import { useDrawnTheme } from './useDrawnTheme.ts'
import { pageThemes } from './theme.ts'

/**
 * A page of documentation in the theme of the toolbar, so that a piece does not lie on a strip. What
 * the page draws itself has the tokens as variables, also where no piece stands on it.
 */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useDrawnTheme()

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
