import { useCallback, useState } from 'react'

import { useReducedMotion } from '../../hooks/useReducedMotion.ts'
import type { LogEntryModel } from '../../play/logEntry.ts'
import { msPerLetterOf } from '../../play/typingSpeed.ts'
import type { TypingSpeed } from '../../play/typingSpeed.ts'

export interface TellingOptions {
  /** The whole log, oldest first. */
  entries: readonly LogEntryModel[]
  /** An action runs: whatever is still being told is finished at once. */
  isThinking: boolean
  /** How new entries are told. */
  speed: TypingSpeed
}

const settledIds = (entries: readonly LogEntryModel[]) =>
  new Set(entries.filter(({ isGrowing }) => !isGrowing).map(({ id }) => id))

/** Tells new entries one after the other; those behind the one being told wait unseen. */
export function useTelling({ entries, isThinking, speed }: TellingOptions) {
  const isStill = useReducedMotion()
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
  const [wasThinking, setWasThinking] = useState(isThinking)
  if (isThinking !== wasThinking) {
    setWasThinking(isThinking)
    if (isThinking) setTold(settledIds(entries))
  }

  const speedOf = ({ id, type, isNew = false, isGrowing = false }: LogEntryModel) =>
    isStill || told.has(id) || !(isNew || isGrowing) ? null : msPerLetterOf(type, speed)
  const at = entries.findIndex((entry) => speedOf(entry) !== null)
  const current = entries[at]
  const msPerLetter = current ? speedOf(current) : null

  const finish = useCallback((id: string) => setTold((ids) => new Set([...ids, id])), [])
  const finishAll = useCallback(() => setTold(new Set(entries.map(({ id }) => id))), [entries])

  return {
    shown: at < 0 ? entries : entries.slice(0, at + 1),
    typing: current && msPerLetter !== null ? { id: current.id, msPerLetter } : null,
    finish,
    finishAll,
  }
}
