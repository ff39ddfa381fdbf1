import { randomInt } from 'node:crypto'

import { LIMITS } from '@kathasagar/api/contract/vocabulary'

const DIGITS = 10_000
const ROOM_FOR_DIGITS = 5
const NAMELESS = 'reader'

/**
 * A username from the name that somebody has elsewhere: Latin letters and a number. Never from the
 * e-mail, which is nobody's business.
 */
export function newUsername(name: string | null): string {
  const first = (name ?? '').normalize('NFKD').split(/\s+/)[0] ?? ''
  const letters = first.replace(/[^A-Za-z]/g, '').toLowerCase()
  const stem = letters.slice(0, LIMITS.usernameMax - ROOM_FOR_DIGITS) || NAMELESS
  return `${stem}_${String(randomInt(DIGITS)).padStart(4, '0')}`
}
