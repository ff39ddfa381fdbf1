import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Global } from '@emotion/react'
import { useEffect, type PropsWithChildren } from 'react'

import { sharedTokensCss, themeCss } from '../packages/ui/src/design-system/theme/globalCss.ts'
import { useDrawnTheme } from './useDrawnTheme.ts'
import { pageThemes } from './theme.ts'

/** Applies the toolbar's theme to a documentation page, including its CSS variables. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useDrawnTheme()

  useEffect(() => {
    const { documentElement: html } = document
    const wear = () => {
      if (html.dataset['theme'] !== theme) html.dataset['theme'] = theme
    }
    wear()
    // Unmounting a story removes the attribute from the page.
    const observer = new MutationObserver(wear)
    observer.observe(html, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [theme])

  return (
    <DocsContainer {...props} theme={pageThemes[theme]}>
      <Global styles={[sharedTokensCss(), themeCss()]} />
      {children}
    </DocsContainer>
  )
}
