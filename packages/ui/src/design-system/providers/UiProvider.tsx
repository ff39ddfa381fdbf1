import { ThemeProvider } from '@emotion/react'
import { useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

import { en, type Messages } from '../../messages/en.ts'
import { directionOf } from '../format/directionOf.ts'
import { theme as tokens } from '../theme/theme.ts'
import { CustomStyles, GlobalStyles, StillStyles } from './GlobalStyles.tsx'
import { OwnPortals } from './OwnPortals.tsx'
import { themeNameOf, UiContext } from '../context/uiContext.ts'
import type { AnyTheme, LinkComponent, MotionChoice, UiContextValue } from '../context/uiContext.ts'
import { makeWornTheme, WornThemeContext } from './wornTheme.ts'

export interface UiProviderProps {
  /** Colours of the tree, or what `createTheme` gave; `system`, as at first, follows the device. */
  theme?: AnyTheme
  /**
   * BCP 47 tag that counts, dates and React Aria's own words follow. At first `en`, which is then said
   * of this tree alone; a page is told its language where one is given.
   */
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
  locale: 'en',
  motion: 'system',
  linkComponent: 'a',
  messages: en,
  defaultCover: '/covers/default.svg',
}

/** A language, and which way it runs. */
interface Language {
  locale: string | undefined
  dir: 'ltr' | 'rtl' | undefined
}

/** Tells `<html>` which language its words are in, where one was asked for: for voices, fonts and what opens over the page. */
function usePageLanguage(isOurs: boolean, { locale, dir }: Language) {
  useLayoutEffect(() => {
    if (!isOurs) return
    const page = document.documentElement
    // Said again, even the same would have every element styled anew.
    if (locale !== undefined && page.lang !== locale) page.lang = locale
    if (dir !== undefined && page.dir !== dir) page.dir = dir
  }, [isOurs, locale, dir])
}

/** Has the page wear a theme, from the next frame on and at once: no colour is on its way to it. */
function wear(theme: string) {
  const { dataset } = document.documentElement
  dataset['theme'] = theme
  dataset['changing'] = ''
  requestAnimationFrame(() => setTimeout(() => delete dataset['changing']))
}

/** Tells `<html>` what the outermost provider tells its tree. */
function usePageTheme(isOurs: boolean, theme: string, motion: MotionChoice) {
  useLayoutEffect(() => {
    if (!isOurs) return
    const { dataset, style } = document.documentElement
    if (dataset['theme'] !== theme) wear(theme)
    if (dataset['motion'] !== motion) dataset['motion'] = motion
    // The snippet before first paint set these by hand; from here on the style sheet does.
    style.removeProperty('background-color')
    style.removeProperty('color-scheme')
  }, [isOurs, theme, motion])
}

/** Tells `<html>` what everything on the page goes by. */
function usePage(isOurs: boolean, theme: string, motion: MotionChoice, language: Language) {
  usePageTheme(isOurs, theme, motion)
  usePageLanguage(isOurs, language)
}

/** What a provider's tree wears, a theme of its own or the outer one's, and its own by name. */
function useWearing(given: AnyTheme | undefined, isOutermost: boolean) {
  const theme = given ?? 'system'
  const outer = useContext(WornThemeContext)
  const [own] = useState(() => makeWornTheme(theme))
  useLayoutEffect(() => own.wear(theme), [own, theme])
  const worn = isOutermost || given !== undefined ? own : outer
  return [worn, themeNameOf(theme)] as const
}

/** What a provider's tree goes by: what it is given, else what the outer one says. */
function useSettings(given: Partial<UiContextValue>, outer: UiContextValue | null) {
  const { locale, motion, linkComponent, messages, defaultCover } = {
    ...first,
    ...outer,
    ...given,
  }
  return useMemo(
    () => ({ locale, motion, linkComponent, messages, defaultCover }),
    [locale, motion, linkComponent, messages, defaultCover],
  )
}

interface ProviderStylesProps extends Pick<UiProviderProps, 'theme' | 'motion'> {
  /** Whether the base of everything is to be said here, for a page or a part; null where it is said. */
  isWholePage: boolean | null
}

/** What the style sheets must know of a provider. */
const ProviderStyles = ({ isWholePage, theme, motion }: ProviderStylesProps) => (
  <>
    {isWholePage !== null && <GlobalStyles isWholePage={isWholePage} />}
    {typeof theme === 'object' && <CustomStyles theme={theme} />}
    {motion === 'off' && <StillStyles />}
  </>
)

/**
 * Gives a tree its colours, language, direction and links. The outermost one also sets theme and,
 * where it is given one, language on `<html>`, so that dialogs and the page's own ground follow; a
 * nested one changes only what it is given, and only for its own part.
 */
export function UiProvider({ dir: own, isWholePage = true, children, ...given }: UiProviderProps) {
  const outer = useContext(UiContext)
  const value = useSettings(given, outer)
  const { locale, motion } = value
  const isSpoken = given.locale !== undefined
  // A nested tree in the outer one's language keeps its direction, whoever chose it.
  const dir = own ?? (isSpoken || !outer ? directionOf(locale) : undefined)
  const isPage = outer === null && isWholePage
  const isOwn = !isPage && (outer === null || given.theme !== undefined)
  const [worn, theme] = useWearing(given.theme, outer === null)
  const opened = { dir, lang: locale, motion, theme: isOwn ? theme : undefined }
  usePage(isPage, theme, motion, { locale: given.locale, dir: isSpoken ? dir : own })

  return (
    <UiContext value={value}>
      <WornThemeContext value={worn}>
        <ThemeProvider theme={tokens}>
          <I18nProvider locale={locale}>
            <ProviderStyles {...given} isWholePage={outer === null ? isWholePage : null} />
            <div
              data-ui-root=""
              // The page's stands on `<html>`, so that a page drawn ahead wears any theme.
              data-theme={isOwn ? theme : undefined}
              data-motion={motion}
              dir={dir}
              lang={outer === null ? locale : given.locale}
            >
              <OwnPortals {...opened} isOwn={isOwn || (isPage && !isSpoken)}>
                {children}
              </OwnPortals>
            </div>
          </I18nProvider>
        </ThemeProvider>
      </WornThemeContext>
    </UiContext>
  )
}
