import { ThemeProvider } from '@emotion/react'
import { useContext, useLayoutEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

import { en } from '../messages/en.ts'
import type { Messages } from '../messages/en.ts'
import { directionOf } from '../play/directionOf.ts'
import { theme as tokens } from '../theme/theme.ts'
import { GlobalStyles } from './GlobalStyles.tsx'
import { UiContext } from './uiContext.ts'
import type { LinkComponent, MotionChoice, ThemeChoice, UiContextValue } from './uiContext.ts'

export interface UiProviderProps {
  /** Colours of the tree; `system`, as at first, follows the reader's device. */
  theme?: ThemeChoice
  /** BCP 47 tag that counts, dates and React Aria's own words follow. At first `en`. */
  locale?: string
  /** Reading direction of the interface, at first that of `locale`; a story brings its own. */
  dir?: 'ltr' | 'rtl'
  /** The app's router link, so that a click does not load the page anew. */
  linkComponent?: LinkComponent
  /** Whether things move; `off` shows the end state of everything. At first `system`. */
  motion?: MotionChoice
  /** Every visible string of the package. */
  messages?: Messages
  /** The tree that wears the theme and speaks the language. */
  children: ReactNode
}

const first: UiContextValue = {
  theme: 'system',
  locale: 'en',
  motion: 'system',
  linkComponent: 'a',
  messages: en,
}

/** Tells `<html>` which language its words are in, for voices, fonts and what opens over the page. */
function usePageLanguage(isOutermost: boolean, locale: string, dir: 'ltr' | 'rtl') {
  useLayoutEffect(() => {
    if (!isOutermost) return
    const page = document.documentElement
    // Said again, even the same would have every element styled anew.
    if (page.lang !== locale) page.lang = locale
    if (page.dir !== dir) page.dir = dir
  }, [isOutermost, locale, dir])
}

/** Tells `<html>` what the outermost provider tells its tree. */
function usePageTheme(isOutermost: boolean, theme: ThemeChoice, motion: MotionChoice) {
  useLayoutEffect(() => {
    if (!isOutermost) return
    const { dataset, style } = document.documentElement
    if (dataset['theme'] !== theme) dataset['theme'] = theme
    if (dataset['motion'] !== motion) dataset['motion'] = motion
    // The snippet before first paint set these by hand; from here on the style sheet does.
    style.removeProperty('background-color')
    style.removeProperty('color-scheme')
  }, [isOutermost, theme, motion])
}

/**
 * Gives a tree its colours, language, direction and links. The outermost one also sets theme
 * and language on `<html>`, so that dialogs and the page's own ground follow; a nested one changes only what it
 * is given, and only for its own part.
 */
export function UiProvider({ dir: givenDir, children, ...given }: UiProviderProps) {
  const outer = useContext(UiContext)
  const { theme, locale, motion, linkComponent, messages } = { ...first, ...outer, ...given }
  const value = useMemo(
    () => ({ theme, locale, motion, linkComponent, messages }),
    [theme, locale, motion, linkComponent, messages],
  )

  // A nested tree in the outer one's language keeps its direction, whoever chose it.
  const ownDir = given.locale === undefined ? undefined : directionOf(locale)
  const dir = givenDir ?? ownDir
  usePageTheme(outer === null, theme, motion)
  usePageLanguage(outer === null, locale, dir ?? 'ltr')

  return (
    <UiContext value={value}>
      <ThemeProvider theme={tokens}>
        <I18nProvider locale={locale}>
          {outer === null && <GlobalStyles />}
          <div
            data-ui-root=""
            // The outermost one's stands on `<html>`, so that a page drawn ahead wears any theme.
            data-theme={outer === null ? undefined : theme}
            data-motion={motion}
            dir={dir}
            lang={given.locale}
          >
            {children}
          </div>
        </I18nProvider>
      </ThemeProvider>
    </UiContext>
  )
}
