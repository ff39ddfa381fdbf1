import type { ThemeName } from '../packages/ui/src/theme/tokens.ts'

const THEMES: readonly ThemeName[] = ['dark', 'light', 'contrast']

/** Widths at which every piece is looked at, in pixels: a phone and a desk. */
const PHONE = 360
const DESK = 1280

/** How Chromatic takes the picture of a story: each theme at each width. */
export const modes = Object.fromEntries(
  THEMES.flatMap((theme) =>
    [PHONE, DESK].map((viewport) => [`${theme} ${viewport}`, { theme, viewport }]),
  ),
)

const without = (width: number) =>
  Object.fromEntries(THEMES.map((theme) => [`${theme} ${width}`, { disable: true }]))

/** Parameters of a story whose play needs the width of a phone. */
export const onlyOnPhones = { chromatic: { modes: without(DESK) } }

/** Parameters of a story whose play needs the width of a desk. */
export const onlyOnDesks = { chromatic: { modes: without(PHONE) } }

/** Parameters of a story that walks through pages: the screens have pictures of their own. */
export const noPicture = { chromatic: { disableSnapshot: true } }

const viewportOf = (width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width} pixels`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** The same widths, and the one between, for the toolbar. */
export const viewports = {
  phone360: viewportOf(PHONE, 740, 'mobile'),
  tablet768: viewportOf(768, 1024, 'tablet'),
  desk1280: viewportOf(DESK, 800, 'desktop'),
}
