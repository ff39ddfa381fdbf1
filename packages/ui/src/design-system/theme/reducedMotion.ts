import type { CSSObject } from '@emotion/react'

type Motion = 'system' | 'on' | 'off'

const motionSelector = (motions: readonly Motion[]) =>
  `:is(${motions.map((motion) => `[data-motion="${motion}"]`).join(', ')})`

/** Selects elements whose nearest `data-motion` is in `still`, for up to three nested elements. */
function selectStill(still: readonly Motion[], moving: readonly Motion[]) {
  const [rest, move] = [motionSelector(still), motionSelector(moving)]
  return `:is(${rest} *:not(${rest} ${move} *), ${rest} ${move} ${rest} *)`
}

/** Skips to the end of animations, so that elements that are invisible at first become visible. */
const still = {
  animationDelay: '-1ms !important',
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important' as 'auto',
}
const withParts = (selector: string) => `${selector}, ${selector}::before, ${selector}::after`

export const ALWAYS_STILL = selectStill(['off'], ['on', 'system'])
export const STILL_BY_DEVICE = selectStill(['off', 'system'], ['on'])

/** Set on `<html>` for one frame when the theme changes. */
const CHANGING = '[data-changing] *'

/** Styles for trees without motion. They are separate, because the selector is slow. */
export const essentialMotionCss = (): CSSObject => ({ [withParts(ALWAYS_STILL)]: still })

/** Styles for reduced motion. The nearest `UiProvider` decides. `system` follows the device. */
export const reducedMotionCss = (): CSSObject => ({
  '@media (prefers-reduced-motion: reduce)': { [withParts(STILL_BY_DEVICE)]: still },
  [withParts(CHANGING)]: { transition: 'none !important' },
})
