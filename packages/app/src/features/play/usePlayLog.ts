import type { ActionRequest, GameSession } from '@kathasagar/api/contract'
import {
  logEntriesOf,
  nextNumber,
  pendingEntriesOf,
  useFormat,
  usePlayMessages,
  warningEntryOf,
  type LogEntryModel,
} from '@kathasagar/ui'
import { useMemo, useState } from 'react'

import type { useModels } from './useModels.ts'

interface PlayLogOptions {
  session: GameSession | undefined
  models: ReturnType<typeof useModels>
  /** The action that runs now. */
  asked: ActionRequest | null
  /** A refusal or warning that belongs below the last turn. */
  notice: LogEntryModel | null
}

/** Lines of the log: history, the action that runs, and what went wrong with the last one. */
export function usePlayLog({ session, models, asked, notice }: PlayLogOptions): LogEntryModel[] {
  const { play: messages } = usePlayMessages()
  const { counted } = useFormat()
  const history = session?.session_data.narrative_history
  const endingTitle = session?.session_data.ending?.title
  // Turns that were there when the page opened stand; later ones are told.
  const [opened, setOpened] = useState({ id: '', freshFrom: 0 })
  if (session && opened.id !== session.id) {
    const { narrative_history } = session.session_data
    setOpened({ id: session.id, freshFrom: nextNumber(narrative_history) })
  }
  const { freshFrom } = opened

  const { displayNameOf } = models
  const told = useMemo(
    () => logEntriesOf(history ?? [], displayNameOf, { freshFrom, endingTitle, messages, counted }),
    [history, freshFrom, endingTitle, displayNameOf, messages, counted],
  )
  const pending = asked
    ? pendingEntriesOf({
        number: nextNumber(history ?? []),
        asked,
        model:
          asked.action_type === 'show' && models.isPictureHad
            ? null
            : models.answering(asked.action_type),
        messages,
        counted,
      })
    : []

  // Said once, when the page opens; from the first turn on the log speaks of the story again.
  const isUntouched = models.isFallback && !asked && nextNumber(history ?? []) === freshFrom
  const last =
    notice ?? (isUntouched ? warningEntryOf(messages.modelsFailed, { id: 'models-failed' }) : null)

  return [...told, ...pending, ...(last ? [last] : [])]
}
