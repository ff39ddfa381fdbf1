import { ThemeProvider, Global } from '@emotion/react'
import { useContext, useLayoutEffect, useMemo, useState, memo, useCallback, useRef } from 'react'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'

import { en, type Messages } from '../../messages/en.ts'
import { directionOf } from '../format/directionOf.ts'
import { theme as tokens, theme } from '../theme/theme.ts'
import { themeNameOf, UiContext } from '../context/uiContext.ts'
import type { AnyTheme, LinkComponent, MotionChoice, UiContextValue } from '../context/uiContext.ts'
import { makeActiveTheme, ActiveThemeContext } from './activeTheme.ts'
import { customCss, type CustomTheme } from '../theme/customTheme.ts'
import { baseCss, partCss, readingCss, sharedTokensCss, themeCss } from '../theme/globalCss.ts'
import { essentialMotionCss } from '../theme/reducedMotion.ts'

export interface UiProviderProps {
  /** Theme: a name, a `createTheme` result, or `system`. Default: `system`. */
  theme?: AnyTheme
  /** Language of counts, dates and React Aria's texts as a BCP 47 tag. Default: `en`. */
  locale?: string
  /** Text direction of the interface, but not of stories. Default: the direction of `locale`. */
  dir?: 'ltr' | 'rtl'
  /** Link component of the app's router, which navigates without a page load. Default: `a`. */
  linkComponent?: LinkComponent
  /** Motion setting. `off` skips all animations. Default: `system`. */
  motion?: MotionChoice
  messages?: Messages
  /** URL of the image for stories without a cover. Default: `/covers/default.svg`. */
  defaultCover?: string
  /** Styles the page around the tree. If false, the tree has its own background. Default: true. */
  isWholePage?: boolean
  children: ReactNode
}

const DEFAULT_VALUES: UiContextValue = {
  locale: 'en',
  motion: 'system',
  linkComponent: 'a',
  messages: en,
  defaultCover: '/covers/default.svg',
}

interface Language {
  locale: string | undefined
  dir: 'ltr' | 'rtl' | undefined
}

function usePageLanguage(isOurs: boolean, { locale, dir }: Language) {
  useLayoutEffect(() => {
    if (!isOurs) return
    const page = document.documentElement
    // Compares first, because even an equal value makes the browser recalculate all styles.
    if (locale !== undefined && page.lang !== locale) page.lang = locale
    if (dir !== undefined && page.dir !== dir) page.dir = dir
  }, [isOurs, locale, dir])
}

/** Sets the theme of the page. Disables color transitions for one frame. */
function setPageTheme(theme: string) {
  const { dataset } = document.documentElement
  dataset['theme'] = theme
  dataset['changing'] = ''
  requestAnimationFrame(() => setTimeout(() => delete dataset['changing']))
}

function usePageTheme(isOurs: boolean, theme: string, motion: MotionChoice) {
  useLayoutEffect(() => {
    if (!isOurs) return
    const { dataset, style } = document.documentElement
    if (dataset['theme'] !== theme) setPageTheme(theme)
    if (dataset['motion'] !== motion) dataset['motion'] = motion
    // Removes the color that the inline script set before first paint.
    style.removeProperty('background-color')
    style.removeProperty('color-scheme')
  }, [isOurs, theme, motion])
}

function usePage(isOurs: boolean, theme: string, motion: MotionChoice, language: Language) {
  usePageTheme(isOurs, theme, motion)
  usePageLanguage(isOurs, language)
}

function useThemeStore(given: AnyTheme | undefined, isOutermost: boolean) {
  const theme = given ?? 'system'
  const outer = useContext(ActiveThemeContext)
  const [own] = useState(() => makeActiveTheme(theme))
  useLayoutEffect(() => own.wear(theme), [own, theme])
  const worn = isOutermost || given !== undefined ? own : outer
  return [worn, themeNameOf(theme)] as const
}

/** Merges the given props with the values of the outer provider and the defaults. */
function useSettings(given: Partial<UiContextValue>, outer: UiContextValue | null) {
  const { locale, motion, linkComponent, messages, defaultCover } = {
    ...DEFAULT_VALUES,
    ...outer,
    ...given,
  }
  return useMemo(
    () => ({ locale, motion, linkComponent, messages, defaultCover }),
    [locale, motion, linkComponent, messages, defaultCover],
  )
}

interface ProviderStylesProps extends Pick<UiProviderProps, 'theme' | 'motion'> {
  /** True styles the page, and false only this tree. Null if an outer provider has the styles. */
  isWholePage: boolean | null
}

const ProviderStyles = ({ isWholePage, theme, motion }: ProviderStylesProps) => (
  <>
    {isWholePage !== null && <GlobalStyles isWholePage={isWholePage} />}
    {typeof theme === 'object' && <CustomStyles theme={theme} />}
    {motion === 'off' && <StillStyles />}
  </>
)

/** Provides theme, language, text direction and link component. Providers can be nested. */
export function UiProvider({ dir: own, isWholePage = true, children, ...given }: UiProviderProps) {
  const outer = useContext(UiContext)
  const value = useSettings(given, outer)
  const { locale, motion } = value
  const isSpoken = given.locale !== undefined
  // A nested tree in the same language inherits the text direction.
  const dir = own ?? (isSpoken || !outer ? directionOf(locale) : undefined)
  const isPage = outer === null && isWholePage
  const isOwn = !isPage && (outer === null || given.theme !== undefined)
  const [worn, theme] = useThemeStore(given.theme, outer === null)
  const opened = { dir, lang: locale, motion, theme: isOwn ? theme : undefined }
  usePage(isPage, theme, motion, { locale: given.locale, dir: isSpoken ? dir : own })

  return (
    <UiContext value={value}>
      <ActiveThemeContext value={worn}>
        <ThemeProvider theme={tokens}>
          <I18nProvider locale={locale}>
            <ProviderStyles {...given} isWholePage={outer === null ? isWholePage : null} />
            <div
              data-ui-root=""
              // `<html>` has the theme of the page, so that prerendered pages work with any theme.
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
      </ActiveThemeContext>
    </UiContext>
  )
}

/** Base styles and all themes. Only the outermost `UiProvider` renders them. */
const GlobalStyles = memo(function GlobalStyles({ isWholePage }: { isWholePage: boolean }) {
  const base = isWholePage ? baseCss(theme) : partCss(theme)

  return <Global styles={[sharedTokensCss(), themeCss(isWholePage), readingCss(), ...base]} />
})

const CustomStyles = ({ theme }: { theme: CustomTheme }) => <Global styles={customCss(theme)} />

/** Styles for `motion="off"`. They are separate, because the selector is slow. */
const StillStyles = () => <Global styles={essentialMotionCss()} />

interface OwnPortalsProps {
  /** True if theme or language differ from the page, so that dialogs need their own container. */
  isOwn: boolean
  theme: string | undefined
  motion: string
  dir: 'ltr' | 'rtl' | undefined
  lang: string
  children: ReactNode
}

/** Memoized, so that a render of the provider does not render its children. */
const Portals = memo(UNSAFE_PortalProvider)

/** Applies the theme and language of a tree to its dialogs, menus and tooltips. */
function OwnPortals({ isOwn, theme, motion, dir, lang, children }: OwnPortalsProps) {
  const host = useRef<HTMLDivElement>(null)
  const container = useCallback(() => host.current, [])

  useLayoutEffect(() => {
    if (!isOwn) return
    const place = document.createElement('div')
    document.body.append(place)
    host.current = place
    return () => place.remove()
  }, [isOwn])

  useLayoutEffect(() => {
    if (!host.current) return
    Object.assign(host.current.dataset, { uiRoot: '', motion, ...(theme && { theme }) })
    host.current.lang = lang
    host.current.dir = dir ?? ''
  }, [isOwn, theme, motion, dir, lang])

  return <Portals {...(isOwn && { getContainer: container })}>{children}</Portals>
}
