import { expect, test } from 'vitest'

import { fill } from './fill.ts'

test('replaces all occurrences of a placeholder', () => {
  expect(fill('{name} costs {cost}; {name} waits', { name: 'Vyasa', cost: 8 })).toBe(
    'Vyasa costs 8; Vyasa waits',
  )
})

test('does not change unknown placeholders', () => {
  expect(fill('About {title}', {})).toBe('About {title}')
})
