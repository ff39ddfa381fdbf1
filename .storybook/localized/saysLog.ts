import type { HistoryEntry } from '@kathasagar/api/contract'

import type { PlayMessages } from '../../packages/ui/src/messages/en.ts'
import { logEntriesOf, type LogOptions } from '../../packages/ui/src/play/logEntries.ts'
import type { LogEntryModel } from '../../packages/ui/src/play/logEntry.ts'
import { says } from './says.ts'

export interface SaidLogOptions extends Omit<LogOptions, 'messages' | 'counted'> {
  /** Name of a model by its key; the key itself without it. */
  nameOf?: (modelKey: string) => string
  /** Lines below those of the history. */
  added?: (messages: PlayMessages['play']) => LogEntryModel[]
}

/**
 * The lines of a history in the args of a story, told in the language of the toolbar. Nothing can
 * be put beside them there, so what comes below is `added`.
 */
export const saysLog = (
  history: readonly HistoryEntry[],
  { nameOf = (key) => key, added = () => [], ...options }: SaidLogOptions = {},
): LogEntryModel[] =>
  says(({ play: messages }) => [
    ...logEntriesOf(history, nameOf, { ...options, messages }),
    ...added(messages),
  ])
