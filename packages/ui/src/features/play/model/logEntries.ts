import type { ActionRequest, HistoryEntry } from '@kathasagar/api/contract'

import { englishFormat, type Format } from '../../../design-system/format/createFormat.ts'
import type { PlayMessages } from '../../../messages/en.ts'
import { playMessages } from '../../../messages/playMessages.ts'
import { fill } from '../../../design-system/format/fill.ts'
import type { LogEntryModel } from './logEntry.ts'
import { answerLines, actionLines, storedPart, modelLine, turnLine } from './logLines.ts'
import type { LogLine } from './logLines.ts'

type PlayWords = PlayMessages['play']

export interface LogOptions {
  /** Number of the first turn since the player opened the page. */
  freshFrom?: number
  endingTitle?: string | undefined
  messages?: PlayWords
  counted?: Format['counted']
}

export const nextNumber = (history: readonly Pick<HistoryEntry, 'number'>[]) =>
  (history.at(-1)?.number ?? -1) + 1

export function logEntriesOf(
  history: readonly HistoryEntry[],
  displayNameOf: (modelKey: string) => string,
  {
    freshFrom = nextNumber(history),
    endingTitle,
    messages = playMessages.play,
    ...rest
  }: LogOptions = {},
): LogEntryModel[] {
  const { counted = englishFormat().counted } = rest
  const last = nextNumber(history) - 1
  const entries = history.flatMap((turn) => {
    const { number } = turn
    const isNew = number >= freshFrom
    const isResumed = number === freshFrom && number > 1
    // Omits the model of the first turn, which the player did not select.
    const model = turn.action_type === 'story_start' ? null : turn.model_used
    const lines: LogLine[] = [
      ...(isResumed ? [{ type: 'session_separator' as const, content: messages.resumed }] : []),
      ...actionLines(turn, messages),
      ...(model ? [turnLine(turn, model, displayNameOf(model), { messages, counted })] : []),
      ...answerLines(turn, messages),
    ]
    return placed(lines, { number, isHistorical: number < last, isNew })
  })
  if (endingTitle === undefined) return entries
  const completion: LogLine = {
    type: 'completion',
    content: fill(messages.completed, { title: endingTitle }),
  }
  const isNew = last >= freshFrom
  return [...entries, ...placed([completion], { number: last, isHistorical: false, isNew })]
}

export interface PendingTurn {
  number: number
  asked: ActionRequest
  /** Requested model. Null if the action needs no model. */
  model: { model_key: string; display_name: string; credit_cost: number } | null
  messages?: PlayWords
  counted?: Format['counted']
}

/** Returns the lines of the running turn. They have the same ids as in the history. */
export function pendingEntriesOf({
  number,
  asked,
  model,
  messages = playMessages.play,
  ...rest
}: PendingTurn) {
  const { counted = englishFormat().counted } = rest
  const lines = [
    ...actionLines(storedPart(asked), messages),
    ...(model
      ? [modelLine(model.model_key, model.display_name, model.credit_cost, { messages, counted })]
      : []),
  ]
  return placed(lines, { number, isHistorical: false, isNew: true })
}

function placed(
  lines: readonly LogLine[],
  { number, isHistorical, isNew }: { number: number; isHistorical: boolean; isNew: boolean },
): LogEntryModel[] {
  return lines.map((line, index) => {
    const twins = lines.slice(0, index).filter(({ type }) => type === line.type).length
    const id = `${number}-${line.type}${twins > 0 ? `-${twins}` : ''}`
    return { id, ...line, isHistorical, ...(isNew ? { isNew } : {}) }
  })
}
