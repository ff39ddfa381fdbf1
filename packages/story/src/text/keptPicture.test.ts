import { expect, test } from 'vitest'

import { focusOf, keptPictureIn, wholePictureAddress, widthsOf, withFocus } from './keptPicture.ts'

const HASH = 'a1'.repeat(32)
const KEPT = `/api/v1/images/plates/${HASH}.webp`

test('a place of interest travels with the address of a kept picture, and the centre needs no word', () => {
  const moved = withFocus(KEPT, { x: 30, y: 100 })

  expect(moved).toBe(`${KEPT}#focus=30,100`)
  expect(focusOf(moved)).toEqual({ x: 30, y: 100 })
  expect(keptPictureIn(moved)).toBe(HASH)
  expect(withFocus(moved, { x: 50, y: 50 })).toBe(KEPT)
})

test('a kept picture comes in three widths', () => {
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
])('however its address is spelled, a kept picture is known: %s', (address) => {
  expect(keptPictureIn(address)).toBe(HASH)
  expect(focusOf(address)).toEqual({ x: 50, y: 50 })
  expect(wholePictureAddress(address)).toBe(KEPT)
})

test('a place of interest stays with the whole address of a picture', () => {
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
])('of any other address nothing is known: %s', (address) => {
  expect(keptPictureIn(address)).toBeNull()
  expect(widthsOf(address)).toBeUndefined()
  expect(focusOf(address)).toEqual({ x: 50, y: 50 })
  expect(withFocus(address, { x: 1, y: 2 })).toBe(address)
  expect(wholePictureAddress(address)).toBe(address)
})
