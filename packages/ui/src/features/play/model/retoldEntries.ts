import type { RetellAction } from '@kathasagar/api/contract'

import { narrativeId, textOf, type LogEntryModel } from './logEntry.ts'
import type { TellingText } from './tellingText.ts'

export interface Retelling {
  /** Number of the turn that is told again or on. */
  number: number
  as: RetellAction
  /** The words as they come; null before the first one. */
  telling: TellingText | null
}

const setupId = (turnNumber: number) => `${turnNumber}-setup`

/** The lines of a log while its newest turn is told again or on, in the place of its telling. */
export function retoldEntries(
  entries: readonly LogEntryModel[],
  { number, as, telling }: Retelling,
): LogEntryModel[] {
  const told = [narrativeId(number), setupId(number)]
  const growing = telling && { isHistorical: false, isNew: true, isGrowing: true, telling }
  return entries.flatMap((entry): LogEntryModel[] => {
    if (!told.includes(entry.id)) return [entry]
    if (as === 'tell_again') {
      const waiting = { ...entry, isHistorical: true, isRetold: true }
      const isNarrative = entry.type === 'narrative'
      return [growing && isNarrative ? { ...waiting, ...growing, stead: textOf(entry) } : waiting]
    }
    return growing
      ? [entry, { ...growing, id: `${entry.id}-on`, type: 'narrative', content: '' }]
      : [entry]
  })
}
