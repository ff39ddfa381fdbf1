import type { Clock } from '../platform/context.ts'

export const systemClock: Clock = { now: () => new Date() }
