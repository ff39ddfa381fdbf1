import { expect, test } from 'vitest'

import { endingCardStyles } from '../components/play/EndingCard/EndingCard.styles.ts'
import { switchStyles } from '../components/primitives/Switch/Switch.styles.ts'
import { theme } from './theme.ts'

const { stillness } = theme.media

test('an ending stands still by the device only where motion is left to it', () => {
  expect(endingCardStyles(theme).card).toMatchObject({
    [stillness]: { '[data-motion="system"] &': { animation: 'none' } },
  })
})

test('a switch leaves it to the provider whether its knob glides', () => {
  expect(switchStyles(theme).knob).not.toHaveProperty([stillness])
})
