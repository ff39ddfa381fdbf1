import { expect, test } from 'vitest'

import { fill } from './fill.ts'

test('a message takes its values by name, as often as they stand in it', () => {
  expect(fill('{name} costs {cost}; {name} waits', { name: 'Vyasa', cost: 8 })).toBe(
    'Vyasa costs 8; Vyasa waits',
  )
})

test('a name without a value stays as it stands', () => {
  expect(fill('About {title}', {})).toBe('About {title}')
})
