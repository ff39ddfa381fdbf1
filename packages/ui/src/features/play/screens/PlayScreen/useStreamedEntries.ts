import { useMemo, useSyncExternalStore } from 'react'

import { nextNumber } from '../../model/logEntries.ts'
import { narrativeId, openingId, type LogEntryModel } from '../../model/logEntry.ts'
import { openingLines } from '../../model/logLines.ts'
import { regeneratedEntries } from '../../model/regeneratedEntries.ts'
import type { SessionViewProps } from './SessionView.tsx'

type Options = Pick<SessionViewProps, 'log' | 'session' | 'turn'>

/** Returns the log. Adds the streamed line as soon as it has text. */
export function useStreamedEntries({ log, session, turn }: Options) {
  const { entries } = log
  const { telling, pictures, isBusy, retells = null } = turn
  const isTold = useSyncExternalStore(telling.subscribe, () => telling.read() !== '')
  const isGrowing = isTold && isBusy
  const number = nextNumber(session.session_data.narrative_history)

  return useMemo<readonly LogEntryModel[]>(() => {
    if (isBusy && retells) {
      const grown = isGrowing ? telling : null
      return regeneratedEntries(entries, { number: number - 1, as: retells, telling: grown })
    }
    if (!isGrowing) return entries
    const place = { isHistorical: false, isNew: true }
    const opening = openingLines(pictures ?? {}).map((line) => ({
      ...line,
      ...place,
      id: openingId(number),
    }))
    // Uses the id that the finished narrative will have, so that its typing effect continues.
    const id = narrativeId(number)
    const portrait = pictures?.portrait && { portrait: pictures.portrait }
    const told = { ...place, isGrowing: true, id, content: '', telling, ...portrait }
    return [...entries, ...opening, { ...told, type: 'narrative' }]
  }, [entries, isBusy, isGrowing, number, pictures, retells, telling])
}
