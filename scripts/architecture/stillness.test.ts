import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root, sourceFiles } from './imports.ts'

const asksDevice = (code: string) => /media\.stillness|prefers-reduced-motion/.test(code)

// A media query knows the device alone: `motion="on"` of the provider could not overrule it.
test('no style asks the device for stillness: the provider ends what moves', () => {
  const styles = sourceFiles().filter((file) => file.endsWith('.styles.ts'))
  const asking = styles.filter((file) => asksDevice(readFileSync(join(root, file), 'utf8')))

  expect(styles.length).toBeGreaterThan(200)
  expect(asking).toEqual([])
})

test.each(["[media.stillness]: { animation: 'none' }", "'@media (prefers-reduced-motion)': {}"])(
  'a style that asks is found: %s',
  (style) => expect(asksDevice(style)).toBe(true),
)
