import type { RegenerateAction } from '@kathasagar/api/contract'

import { narrativeId, textOf, type LogEntryModel } from './logEntry.ts'
import type { StreamText } from './streamText.ts'

export interface Regeneration {
  number: number
  as: RegenerateAction
  /** Store with the streamed text. Null until the first word arrives. */
  telling: StreamText | null
}

const setupId = (turnNumber: number) => `${turnNumber}-setup`

/** Returns the log while its newest turn is being regenerated or continued. */
export function regeneratedEntries(
  entries: readonly LogEntryModel[],
  { number, as, telling }: Regeneration,
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
