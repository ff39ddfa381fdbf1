import type { Ports } from '../ports.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a security event is kept. */
const KEPT_MS = 180 * DAY_MS

export const forgetOldEvents = ({ store, clock }: Ports) =>
  store.repositories.audit.forgetBefore(new Date(clock.now().getTime() - KEPT_MS))
