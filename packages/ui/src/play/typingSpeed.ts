import type { LogEntryType } from '@kathasagar/api/contract'

/** How the reader wants new text told. */
export type TypingSpeed = 'typed' | 'fast' | 'instant'

/** Milliseconds for one letter; a type that is not here stands at once. */
const MS_PER_LETTER: Partial<Record<LogEntryType, number>> = {
  narrative: 25,
  setup: 25,
  error: 30,
  warning: 30,
  completion: 40,
}

const FASTER = 5

/** Milliseconds for one letter of an entry; null when it stands at once. */
export function msPerLetterOf(type: LogEntryType, speed: TypingSpeed): number | null {
  const ms = MS_PER_LETTER[type]
  if (ms === undefined || speed === 'instant') return null
  return speed === 'fast' ? ms / FASTER : ms
}
