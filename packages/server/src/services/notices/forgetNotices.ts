import type { Ports } from '../ports.ts'
import { keptSince } from './keptSince.ts'

export const forgetNotices = ({ store, clock }: Ports) =>
  store.repositories.notices.forgetBefore(keptSince(clock.now()))
