import { expect, test } from 'vitest'

import { fill } from './fill.ts'

test('replaces every occurrence of a value', () => {
  expect(fill('{name} costs {cost}; {name} waits', { name: 'Vyasa', cost: 8 })).toBe(
    'Vyasa costs 8; Vyasa waits',
  )
})

test('leaves unknown names unchanged', () => {
  expect(fill('About {title}', {})).toBe('About {title}')
})
