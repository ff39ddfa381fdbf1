import { expect, test } from 'vitest'

import { rounds } from '../../../../../../scripts/checks/rounds.ts'
import { verifyLedger } from '../../../test/timeTravel/verifyLedger.ts'

const SHORT = { lives: rounds(12, 100), steps: 20 }

test('whatever happens in whatever order, sessions, credits and XP are what they should be', async () => {
  await expect(verifyLedger(SHORT)).resolves.toBeUndefined()
}, 600_000)
