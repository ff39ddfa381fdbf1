import { randomInt, randomUUID } from 'node:crypto'

import type { Ids } from '../platform/call.ts'

const SEEDS = 2 ** 32

export const randomIds: Ids = { newId: () => randomUUID(), newSeed: () => randomInt(SEEDS) }
