import type { LogEntryType } from '@kathasagar/api/contract'

export type TypingSpeed = 'typed' | 'fast' | 'instant'

const MS_PER_LETTER = 30

const OWN_MS_PER_LETTER: Partial<Record<LogEntryType, number | null>> = {
  narrative: 25,
  setup: 25,
  error: 30,
  warning: 30,
  completion: 40,
  image: null,
}

const FASTER = 5

/** Returns the typing speed of a log entry in milliseconds per letter. Null means no typing. */
export function msPerLetterOf(type: LogEntryType, speed: TypingSpeed): number | null {
  const own = OWN_MS_PER_LETTER[type]
  const ms = own === undefined ? MS_PER_LETTER : own
  if (ms === null || speed === 'instant') return null
  return speed === 'fast' ? ms / FASTER : ms
}
