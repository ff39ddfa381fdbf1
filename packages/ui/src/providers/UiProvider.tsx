import { ThemeProvider } from '@emotion/react'
import { useContext, useLayoutEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

import { en } from '../messages/en.ts'
import type { Messages } from '../messages/en.ts'
import { directionOf } from '../play/directionOf.ts'
import { theme as tokens } from '../theme/theme.ts'
import { CustomStyles, GlobalStyles } from './GlobalStyles.tsx'
import { OwnPortals } from './OwnPortals.tsx'
import { themeNameOf, UiContext } from './uiContext.ts'
import type { AnyTheme, LinkComponent, MotionChoice, UiContextValue } from './uiContext.ts'

export interface UiProviderProps {
  /** Colours of the tree, or what `createTheme` gave; `system`, as at first, follows the device. */
  theme?: AnyTheme
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
  /** Address of the picture of a story that has none. At first `/covers/default.svg`. */
  defaultCover?: string
  /**
   * Whether the page is this tree's, as at first. `false` for a part of another page: `<html>` keeps
   * its attributes, and the reset stays within the tree. Read of the outermost provider only.
   */
  isWholePage?: boolean
  /** The tree that wears the theme and speaks the language. */
  children: ReactNode
}

const first: UiContextValue = {
  theme: 'system',
  locale: 'en',
  motion: 'system',
  linkComponent: 'a',
  messages: en,
  defaultCover: '/covers/default.svg',
}

/** Tells `<html>` which language its words are in, for voices, fonts and what opens over the page. */
function usePageLanguage(isOurs: boolean, locale: string, dir: 'ltr' | 'rtl') {
  useLayoutEffect(() => {
    if (!isOurs) return
    const page = document.documentElement
    // Said again, even the same would have every element styled anew.
    if (page.lang !== locale) page.lang = locale
    if (page.dir !== dir) page.dir = dir
  }, [isOurs, locale, dir])
}

/** Tells `<html>` what the outermost provider tells its tree. */
function usePageTheme(isOurs: boolean, theme: string, motion: MotionChoice) {
  useLayoutEffect(() => {
    if (!isOurs) return
    const { dataset, style } = document.documentElement
    if (dataset['theme'] !== theme) dataset['theme'] = theme
    if (dataset['motion'] !== motion) dataset['motion'] = motion
    // The snippet before first paint set these by hand; from here on the style sheet does.
    style.removeProperty('background-color')
    style.removeProperty('color-scheme')
  }, [isOurs, theme, motion])
}

/** What a provider's tree goes by: what it is given, else what the outer one says. */
function useSettings(given: Partial<UiContextValue>, outer: UiContextValue | null) {
  const { theme, locale, motion, linkComponent, messages, defaultCover } = {
    ...first,
    ...outer,
    ...given,
  }
  return useMemo(
    () => ({ theme, locale, motion, linkComponent, messages, defaultCover }),
    [theme, locale, motion, linkComponent, messages, defaultCover],
  )
}

/**
 * Gives a tree its colours, language, direction and links. The outermost one also sets theme and
 * language on `<html>`, so that dialogs and the page's own ground follow; a nested one changes only
 * what it is given, and only for its own part.
 */
export function UiProvider({
  dir: ownDir,
  isWholePage = true,
  children,
  ...given
}: UiProviderProps) {
  const outer = useContext(UiContext)
  const value = useSettings(given, outer)
  const { locale, motion } = value
  // A nested tree in the outer one's language keeps its direction, whoever chose it.
  const dir = ownDir ?? (given.locale === undefined ? undefined : directionOf(locale))
  const theme = themeNameOf(value.theme)
  const isPage = outer === null && isWholePage
  const isOwn = !isPage && (outer === null || given.theme !== undefined)
  usePageTheme(isPage, theme, motion)
  usePageLanguage(isPage, locale, dir ?? 'ltr')

  return (
    <UiContext value={value}>
      <ThemeProvider theme={tokens}>
        <I18nProvider locale={locale}>
          {outer === null && <GlobalStyles isWholePage={isWholePage} />}
          {typeof given.theme === 'object' && <CustomStyles theme={given.theme} />}
          <div
            data-ui-root=""
            // The page's stands on `<html>`, so that a page drawn ahead wears any theme.
            data-theme={isPage ? undefined : theme}
            data-motion={motion}
            dir={dir}
            lang={given.locale}
          >
            <OwnPortals dir={dir} isOwn={isOwn} lang={locale} motion={motion} theme={theme}>
              {children}
            </OwnPortals>
          </div>
        </I18nProvider>
      </ThemeProvider>
    </UiContext>
  )
}
