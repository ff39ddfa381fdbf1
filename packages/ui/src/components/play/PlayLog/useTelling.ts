import { useCallback, useState } from 'react'

import { useReducedMotion } from '../../../hooks/useReducedMotion.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { isUnsaid, leadsUp, type LogEntryModel } from '../../../play/logEntry.ts'
import { msPerLetterOf, type TypingSpeed } from '../../../play/typingSpeed.ts'

export interface TellingOptions {
  /** The whole log, oldest first. */
  entries: readonly LogEntryModel[]
  /** An action runs: whatever is still being told is finished at once. */
  isBusy: boolean
  /** How new entries are told. */
  speed: TypingSpeed
  /** The log is taken up again: what it holds by now was told before. */
  isTakenUp?: boolean
}

/** What stands once an action begins: everything but what was just asked for, and its answer. */
function settledIds(entries: readonly LogEntryModel[]) {
  const asked = entries.findLastIndex((entry) => !leadsUp(entry) && !entry.isGrowing) + 1
  return new Set(entries.slice(0, asked).map(({ id }) => id))
}

/**
 * Tells new entries one after the other; those behind the one being told wait unseen. What leads up
 * to an answer is told while the answer is awaited, and stands whole as soon as it begins.
 */
export function useTelling({ entries, isBusy, speed, isTakenUp = false }: TellingOptions) {
  const isStill = useReducedMotion()
  const { play } = usePlayMessages()
  const [told, setTold] = useState<ReadonlySet<string>>(
    () => new Set(isTakenUp ? entries.map(({ id }) => id) : []),
  )
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy)
    if (isBusy) setTold(settledIds(entries))
  }

  const answered = entries.findLastIndex((entry) => !leadsUp(entry))
  const speedOf = (entry: LogEntryModel, index: number) => {
    const { id, type, isNew = false, isGrowing = false } = entry
    const isSaid = leadsUp(entry) && (index < answered || isUnsaid(entry, play))
    if (isStill || isSaid || told.has(id) || !(isNew || isGrowing)) return null
    return msPerLetterOf(type, speed)
  }
  const at = entries.findIndex((entry, index) => speedOf(entry, index) !== null)
  const current = entries[at]
  const msPerLetter = current ? speedOf(current, at) : null

  const finish = useCallback((id: string) => setTold((ids) => new Set([...ids, id])), [])
  const finishAll = useCallback(() => setTold(new Set(entries.map(({ id }) => id))), [entries])

  return {
    /** A part of the story is being told: what goes on from it waits. */
    isTelling: current?.type === 'narrative' || current?.type === 'setup',
    shown: at < 0 ? entries : entries.slice(0, at + 1),
    typing: current && msPerLetter !== null ? { id: current.id, msPerLetter } : null,
    finish,
    finishAll,
  }
}
