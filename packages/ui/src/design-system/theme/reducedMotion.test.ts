// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { ALWAYS_STILL, STILL_BY_DEVICE } from './reducedMotion.ts'

/** Creates an element inside nested elements with `data-motion`, outermost first. */
function pieceIn(chain: string) {
  const [outermost = '', ...inner] = chain.split(' > ')
  document.documentElement.dataset['motion'] = outermost
  const piece = document.createElement('p')
  const place = [outermost, ...inner].reduce<HTMLElement>((around, motion) => {
    const tree = document.createElement('div')
    tree.dataset['motion'] = motion
    around.append(tree)
    return tree
  }, document.body)
  place.append(piece)
  return piece
}

test.each([
  ['off', true, true],
  ['on', false, false],
  ['system', false, true],
  ['system > on', false, false],
  ['system > off', true, true],
  ['off > on', false, false],
  ['off > system', false, true],
  ['on > system', false, true],
  ['on > off', true, true],
  ['off > on > off', true, true],
  ['on > off > on', false, false],
  ['system > on > system', false, true],
])('uses the innermost motion setting: %s', (chain, isAlways, isByDevice) => {
  const piece = pieceIn(chain)

  expect(piece.matches(ALWAYS_STILL)).toBe(isAlways)
  expect(piece.matches(`${ALWAYS_STILL}, ${STILL_BY_DEVICE}`)).toBe(isByDevice)
})
