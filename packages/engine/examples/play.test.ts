import { expect, test } from 'vitest'

import { play } from './play.ts'

test('the example understands free text, answers words that select no choice, and ends', () => {
  const [looked, climbed, after] = play(['look at the sky', 'slide down that rope', 'go on'])

  expect(looked).not.toContain('lamp')
  expect(climbed).toContain('At the bottom somebody has lit a lamp for you.')
  expect(after).toBe('session_finished')
})
