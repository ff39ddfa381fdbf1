import { expect, test } from 'vitest'

import { proveTimeTravel } from '../../test/timeTravel/prove.ts'

// `npm run prove` does the same ten thousand times over.
const SHORT = { lives: 150, steps: 20 }

test('whatever happens in whatever order, sessions, credits and XP are what they should be', async () => {
  await expect(proveTimeTravel(SHORT)).resolves.toBeUndefined()
}, 600_000)
