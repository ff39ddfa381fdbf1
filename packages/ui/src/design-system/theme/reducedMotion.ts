import type { CSSObject } from '@emotion/react'

type Motion = 'system' | 'on' | 'off'

const wearing = (motions: readonly Motion[]) =>
  `:is(${motions.map((motion) => `[data-motion="${motion}"]`).join(', ')})`

/**
 * What lies in a tree that is to be still, whatever lies around that. CSS knows no nearest ancestor,
 * so three trees within one another are told apart; a fourth would be still.
 */
function stillIn(still: readonly Motion[], moving: readonly Motion[]) {
  const [rest, move] = [wearing(still), wearing(moving)]
  return `:is(${rest} *:not(${rest} ${move} *), ${rest} ${move} ${rest} *)`
}

/** Everything stands at its end from its first frame on: what begins unseen is seen. */
const still = {
  animationDelay: '-1ms !important',
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important' as 'auto',
}
const withParts = (selector: string) => `${selector}, ${selector}::before, ${selector}::after`

/** Trees that never move. */
export const ALWAYS_STILL = stillIn(['off'], ['on', 'system'])
/** The same where the device asks for less motion. */
export const STILL_BY_DEVICE = stillIn(['off', 'system'], ['on'])

/** Says that the page changes its theme in this frame; on `<html>`, no longer than that. */
const CHANGING = '[data-changing] *'

/** What a tree that says so is still by. Apart, since every element is asked who lies around it. */
export const alwaysStillCss = (): CSSObject => ({ [withParts(ALWAYS_STILL)]: still })

/** The one rule of motion: the nearest `UiProvider` decides, and what leaves it to the device asks that. */
export const reducedMotionCss = (): CSSObject => ({
  '@media (prefers-reduced-motion: reduce)': { [withParts(STILL_BY_DEVICE)]: still },
  [withParts(CHANGING)]: { transition: 'none !important' },
})
