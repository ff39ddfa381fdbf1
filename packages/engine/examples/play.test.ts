import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { play } from './play.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the example of the page is the one that is run here', () => {
  expect(read('../README.md')).toContain(`\`\`\`ts\n${read('./play.ts')}\`\`\``)
})

test('the example hears free words, answers what is no choice, and ends', () => {
  const [looked, climbed, after] = play(['look at the sky', 'slide down that rope', 'go on'])

  expect(looked).not.toContain('lamp')
  expect(climbed).toContain('At the bottom somebody has lit a lamp for you.')
  expect(after).toBe('session_finished')
})
