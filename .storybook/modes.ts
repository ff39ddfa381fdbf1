import type { ThemeName } from '../packages/ui/src/theme/tokens.ts'

const THEMES: readonly ThemeName[] = ['dark', 'light', 'contrast']

/** Widths at which every piece is looked at, in pixels: a desk, a phone and a tablet. */
const DESK = 1280
const PHONE = 360
const TABLET = 768
const WIDTHS = [DESK, PHONE, TABLET] as const

/** Languages by the name that the toolbar knows; the last one runs from right to left. */
const LANGUAGES = { en: 'English', hi: 'Hindi', 'ur-rtl': 'right to left' } as const
type Language = keyof typeof LANGUAGES

/** How a story is looked at: the globals it is drawn with, and the width of its window. */
export interface Mode {
  /** Theme of the toolbar. */
  theme: ThemeName
  /** Language of the toolbar. */
  locale: Language
  /** Pixels. */
  viewport: number
}

const languages = Object.keys(LANGUAGES) as Language[]

/**
 * Nine modes in which each theme meets each width and each language once, and so does each width
 * each language. Chromatic takes its pictures in them.
 */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  THEMES.flatMap((theme, row) =>
    WIDTHS.map((viewport, column) => {
      const locale = languages[(row + column) % languages.length] ?? 'en'
      return [`${theme} ${viewport} ${LANGUAGES[locale]}`, { theme, locale, viewport }] as const
    }),
  ),
)

const onlyAt = (width: number) => ({
  chromatic: {
    modes: Object.fromEntries(
      Object.entries(modes)
        .filter(([, { viewport }]) => viewport !== width)
        .map(([name]) => [name, { disable: true }]),
    ),
  },
})

/** Parameters of a story whose play needs the width of a phone. */
export const onlyOnPhones = onlyAt(PHONE)

/** Parameters of a story whose play needs the width of a desk. */
export const onlyOnDesks = onlyAt(DESK)

/** Parameters of a story that walks through pages: the screens have pictures of their own. */
export const noPicture = { chromatic: { disableSnapshot: true } }

const HEIGHTS: Readonly<Record<number, number>> = { [PHONE]: 740, [TABLET]: 1024, [DESK]: 800 }

const viewportOf = (width: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width} pixels`,
  styles: { width: `${width}px`, height: `${HEIGHTS[width]}px` },
  type,
})

/** The same widths for the toolbar. */
export const viewports = {
  phone360: viewportOf(PHONE, 'mobile'),
  tablet768: viewportOf(TABLET, 'tablet'),
  desk1280: viewportOf(DESK, 'desktop'),
}
