import { expect, test } from 'vitest'

import {
  focusOf,
  storedPictureIn,
  wholePictureAddress,
  widthsOf,
  withFocus,
} from './storedPicture.ts'

const HASH = 'a1'.repeat(32)
const KEPT = `/api/v1/images/plates/${HASH}.webp`

test('the address of an uploaded image holds its focal point, except the centre', () => {
  const moved = withFocus(KEPT, { x: 30, y: 100 })

  expect(moved).toBe(`${KEPT}#focus=30,100`)
  expect(focusOf(moved)).toEqual({ x: 30, y: 100 })
  expect(storedPictureIn(moved)).toBe(HASH)
  expect(withFocus(moved, { x: 50, y: 50 })).toBe(KEPT)
})

test('an uploaded image has three widths', () => {
  const [small, middle, whole] = [KEPT.replace('.', '-480.'), KEPT.replace('.', '-960.'), KEPT]

  expect(widthsOf(`${KEPT}#focus=0,7`)).toBe(`${small} 480w, ${middle} 960w, ${whole} 1600w`)
})

test.each([
  KEPT.replace('.', '-960.'),
  ` ${KEPT} `,
  `${KEPT}/`,
  `${KEPT}?x#y`,
  `${KEPT}#focus=30.5,2`,
  `${KEPT}#focus=101,5`,
  `${KEPT}#focus=05,5`,
  `${KEPT}#focus=1,2;color:red`,
  KEPT.replace('/images', '/covers/../images'),
  KEPT.replace('plates', '%70lates'),
])('an uploaded image is recognized in any spelling: %s', (address) => {
  expect(storedPictureIn(address)).toBe(HASH)
  expect(focusOf(address)).toEqual({ x: 50, y: 50 })
  expect(wholePictureAddress(address)).toBe(KEPT)
})

test('the canonical address keeps the focal point', () => {
  expect(wholePictureAddress(`${KEPT.replace('.', '-480.')}?x#focus=7,0`)).toBe(`${KEPT}#focus=7,0`)
})

test.each([
  '',
  '/covers/tale.jpg',
  'https://example.org/a.webp#focus=1,2',
  `https://example.org${KEPT}`,
  `/covers${KEPT}`,
  `${KEPT}.webp`,
  KEPT.replace('.', '-320.'),
  KEPT.replace('a1.', '.'),
  KEPT.replace('plates', '%zzlates'),
])('other addresses have no properties: %s', (address) => {
  expect(storedPictureIn(address)).toBeNull()
  expect(widthsOf(address)).toBeUndefined()
  expect(focusOf(address)).toEqual({ x: 50, y: 50 })
  expect(withFocus(address, { x: 1, y: 2 })).toBe(address)
  expect(wholePictureAddress(address)).toBe(address)
})
