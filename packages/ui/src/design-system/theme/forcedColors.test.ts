import { expect, test } from 'vitest'

import { sliderStyles } from '../primitives/Slider/Slider.styles.ts'
import { sceneThreadStyles } from '../../features/play/components/SceneThread/SceneThread.styles.ts'
import { chipStyles } from '../primitives/Chip/Chip.styles.ts'
import { skeletonStyles } from '../primitives/Skeleton/Skeleton.styles.ts'
import { tabsStyles } from '../primitives/Tabs/Tabs.styles.ts'
import { bannerSlideListStyles } from '../../features/story/components/BannerCarousel/BannerCarousel.styles.ts'
import { landingHeaderStyles } from '../../features/site/screens/LandingScreen/LandingHeader.styles.ts'
import { theme } from './theme.ts'

/** Returns all rules for forced-colors mode in a style object. */
function forcedIn(styles: unknown): string {
  if (typeof styles !== 'object' || styles === null) return ''
  return Object.entries(styles)
    .map(([key, value]) =>
      key === theme.media.forcedColors ? JSON.stringify(value) : forcedIn(value),
    )
    .join('')
}

// A transparent border is visible in forced-colors mode, so that all items would look selected.
test.each([
  ['a tab', tabsStyles, '[data-selected]'],
  ['a link of the landing page', landingHeaderStyles, '[aria-current]'],
  ['a slide of the banner', bannerSlideListStyles, '[aria-current]'],
])('distinguishes selected items in forced-colors mode: %s', (_, styles, chosen) => {
  expect(forcedIn(styles)).toContain(chosen)
})

// Backgrounds are removed in forced-colors mode, so that a shape without a border is invisible.
test.each([
  ['the track of a slider', sliderStyles.slider, 'linear-gradient(CanvasText'],
  ['a placeholder while text is loading', skeletonStyles.shape, 'GrayText'],
  ['an earlier scene', sceneThreadStyles.read, 'CanvasText'],
  ['the current scene', sceneThreadStyles.current, 'Highlight'],
  ['the color of a tag', chipStyles.dot, 'none'],
])('is visible in forced-colors mode: %s', (_, styles, seen) => {
  expect(forcedIn(styles)).toContain(seen)
})
