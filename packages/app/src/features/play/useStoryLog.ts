import {
  useLoadEarlierMutation,
  errorBodyOf,
  messageFor,
  useSelectVariantMutation,
  useListTurnsQuery,
  useMoveHeadMutation,
} from '@kathasagar/api'
import type { GameSession, ActionRequest, RegenerateAction } from '@kathasagar/api/contract'
import { useFormat, type LogEntryModel } from '@kathasagar/ui'
import {
  nextNumber,
  pendingEntriesOf,
  usePlayMessages,
  warningEntryOf,
  saveText,
  transcriptName,
  transcriptOf,
  type StoryLog,
  type VariantControls,
  type PlayPaths,
} from '@kathasagar/ui/internal'
import { logEntriesOf } from '@kathasagar/ui/play'
import { useMemo, useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import type { useModels } from './useModels.ts'
import { useReload } from './usePlayTurns.ts'

type StoryLogOptions = Parameters<typeof usePlayLog>[0] &
  Parameters<typeof useVariants>[0] &
  Parameters<typeof usePaths>[0] & {
    onReport: (story_id: string) => void
    onShare: (() => void) | undefined
  }

export function useStoryLog({ onReport, onShare, ...options }: StoryLogOptions): StoryLog {
  const { session } = options
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  return {
    ...useEarlierTurns(session),
    entries: usePlayLog(options),
    commentsHref: session && !session.preview ? paths.comments(session.story.id) : undefined,
    onSave: useTranscript(session),
    onShare,
    tellings: useVariants(options),
    ways: usePaths(options),
    ...(!isGuest && { onReport: () => onReport(session?.story_id ?? '') }),
  }
}

function useEarlierTurns(session: GameSession | undefined) {
  const [loadBefore, { isLoading }] = useLoadEarlierMutation()
  const first = session?.session_data.narrative_history[0]

  return {
    hasEarlier: first !== undefined && first.number > 0,
    isBusy: isLoading,
    onLoadEarlier: async () => {
      if (session && first) await loadBefore({ session_id: session.id, before: first.turn_id })
    },
  }
}

interface PlayLogOptions {
  session: GameSession | undefined
  models: ReturnType<typeof useModels>
  asked: ActionRequest | null
  notice: LogEntryModel | null
}

function usePlayLog({ session, models, asked, notice }: PlayLogOptions): LogEntryModel[] {
  const { play: messages } = usePlayMessages()
  const { counted } = useFormat()
  const history = session?.session_data.narrative_history
  const endingTitle = session?.session_data.ending?.title
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

  // Warns about failed models until the first turn of this visit.
  const isUntouched = models.isFallback && !asked && nextNumber(history ?? []) === freshFrom
  const last =
    notice ?? (isUntouched ? warningEntryOf(messages.modelsFailed, { id: 'models-failed' }) : null)

  return [...told, ...pending, ...(last ? [last] : [])]
}

interface VariantArgs {
  session: GameSession | undefined
  onRegenerate: (action: RegenerateAction) => Promise<boolean>
  syncTabs: () => void
}

const STALE = ['session_moved', 'action_running', 'not_found']

function useVariants({
  session,
  onRegenerate,
  syncTabs,
}: VariantArgs): VariantControls | undefined {
  const { tellings } = usePlayMessages().play
  const site = useSiteMessages()
  const reload = useReload(session?.id ?? '')
  const [choose] = useSelectVariantMutation()
  const newest = session?.session_data.narrative_history.at(-1)
  if (session === undefined || newest === undefined) return undefined
  const at = { session_id: session.id, after: newest.turn_id }

  return {
    onRegenerate,
    onChoose: async (index) => {
      const { error } = await choose({ ...at, index })
      if (!error) {
        syncTabs()
        return null
      }
      if (STALE.includes(errorBodyOf(error)?.code ?? '')) reload()
      return messageFor(error, tellings.notHad, site)
    },
  }
}

/** Saves the session as a text file. Omits pages that fail to load. */
function useTranscript(session: GameSession | undefined) {
  const messages = usePlayMessages()
  const [loadBefore] = useLoadEarlierMutation()

  const save = async () => {
    if (!session) return
    const { id: session_id, story, session_data } = session
    let narrative_history = session_data.narrative_history
    for (let first = narrative_history[0]; first && first.number > 0; [first] = narrative_history) {
      const { data: page } = await loadBefore({ session_id, before: first.turn_id })
      if (!page || page.entries.length === 0) break
      narrative_history = [...page.entries, ...narrative_history]
    }
    const whole = { ...session_data, narrative_history }
    saveText(transcriptName(story.title), transcriptOf({ story, session_data: whole }, messages))
  }

  return () => void save()
}

interface PathsOptions {
  session: GameSession | undefined
  isBusy: boolean
  syncTabs: () => void
}

/** Returns the map of turns, which is fetched only while it is open. */
function usePaths({ session, isBusy, syncTabs }: PathsOptions): PlayPaths | undefined {
  const { ways: messages } = usePlayMessages()
  const site = useSiteMessages()
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [move, { isLoading }] = useMoveHeadMutation()
  const session_id = session?.id ?? ''
  const reload = useReload(session_id)
  const { currentData, isError, refetch } = useListTurnsQuery(session_id, {
    skip: !isOpen || session === undefined,
  })
  const after = session?.session_data.narrative_history.at(-1)?.turn_id
  if (session === undefined || after === undefined) return undefined

  const onGo = async (turn_id: string) => {
    if (isBusy || isLoading) return false
    const { error } = await move({ session_id, turn_id, after })
    setRefusal(error ? messageFor(error, messages.notDone, site) : undefined)
    if (!error) syncTabs()
    else reload()
    return !error
  }
  const { redo_turn_id } = session
  return {
    isOpen,
    onOpenChange: (isWanted) => {
      setRefusal(undefined)
      setIsOpen(isWanted)
    },
    map: currentData ?? null,
    hasFailed: isError,
    onRetry: () => void refetch(),
    refusal,
    onGo,
    onRedo: redo_turn_id ? () => void onGo(redo_turn_id) : undefined,
  }
}
