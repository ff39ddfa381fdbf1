import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { picture, words } from './paint.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the example of the page is the one that is run here', () => {
  expect(read('../README.md')).toContain(`\`\`\`ts\n${read('./paint.ts')}\`\`\``)
})

test('the example draws a picture and tells what it shows', () => {
  expect(picture).toMatch(/^<svg /)
  expect(words).toMatch(/stepwell/)
})
