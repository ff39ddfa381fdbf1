import type { Clock } from '../platform/call.ts'

export const systemClock: Clock = { now: () => new Date() }
