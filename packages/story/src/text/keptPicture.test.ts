import { expect, test } from 'vitest'

import { focusOf, keptPictureIn, widthsOf, withFocus } from './keptPicture.ts'

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
  '',
  '/covers/tale.jpg',
  'https://example.org/a.webp#focus=1,2',
  `${KEPT}#focus=101,5`,
  `${KEPT}#focus=05,5`,
  `${KEPT}#focus=1,2;color:red`,
  `${KEPT}?x`,
])('of any other address nothing is known: %s', (address) => {
  expect(keptPictureIn(address)).toBeNull()
  expect(widthsOf(address)).toBeUndefined()
  expect(focusOf(address)).toEqual({ x: 50, y: 50 })
  expect(withFocus(address, { x: 1, y: 2 })).toBe(address)
})
