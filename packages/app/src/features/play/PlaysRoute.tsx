import {
  messageFor,
  useCreateSessionMutation,
  useDeleteSessionMutation,
  useListPlaysInfiniteQuery,
  useArchiveSessionMutation,
  useRestoreSessionMutation,
} from '@kathasagar/api'
import { PLAY_STATES, type OwnPlay, type PlayState } from '@kathasagar/api/contract'
import { usePlaysMessages, type PlayListAction } from '@kathasagar/ui/internal'
import { fill } from '@kathasagar/ui/messages'
import { PlaysScreen, type PlaysScreenProps } from '@kathasagar/ui/screens'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useLoadMore, useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'

function useShownState() {
  const [params, setParams] = useSearchParams()
  const state = PLAY_STATES.find((one) => one === params.get('state')) ?? 'open'
  const show = (next: PlayState) => setParams(next === 'open' ? {} : { state: next })
  return [state, show] as const
}

export default function PlaysRoute() {
  const { plays: messages } = usePlaysMessages()
  const [state, show] = useShownState()
  const found = useListPlaysInfiniteQuery(state, { refetchOnMountOrArgChange: true })
  const pages = found.currentData?.pages
  useTitle(messages.title)

  return (
    <PlaysScreen
      {...usePlayActs()}
      {...useLoadMore(found)}
      {...useQueryState(found, messages.failed)}
      browseHref={paths.browse()}
      counts={pages?.[0]?.counts ?? found.data?.pages[0]?.counts ?? null}
      items={pages?.flatMap((page) => page.plays) ?? null}
      onStateChange={show}
      playHref={paths.play}
      state={state}
    />
  )
}

function useSessionMutations() {
  const { plays: messages } = usePlaysMessages()
  const [archive] = useArchiveSessionMutation()
  const [remove] = useDeleteSessionMutation()
  const [restore] = useRestoreSessionMutation()
  const move = (session_id: string, is_archived: boolean) => archive({ session_id, is_archived })
  return {
    archive: {
      call: (id: string) => move(id, true),
      sentence: messages.nowArchived,
      undo: (id: string) => move(id, false),
    },
    restore: { call: (id: string) => move(id, false), sentence: messages.nowTakenBack, undo: null },
    remove: { call: remove, sentence: messages.nowRemoved, undo: restore },
  }
}

function usePlayActs(): Pick<PlaysScreenProps, 'busyId' | 'done' | 'onAct'> {
  const { plays: messages } = usePlaysMessages()
  const site = useSiteMessages()
  const navigate = useNavigate()
  const changes = useSessionMutations()
  const [create] = useCreateSessionMutation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [done, setDone] = useState<PlaysScreenProps['done']>()

  const run = async ({ id }: OwnPlay, call: (id: string) => Promise<{ error?: unknown }>) => {
    setBusyId(id)
    const { error } = await call(id)
    setBusyId(null)
    if (error) setDone({ message: messageFor(error, messages.notDone, site), isRefused: true })
    return !error
  }
  const beginAgain = async ({ story }: OwnPlay) => {
    const begun = await create({ story_id: story.id })
    if (begun.data) void navigate(paths.play(begun.data.id))
    return begun
  }
  const handleAct = async (act: PlayListAction, play: OwnPlay) => {
    if (busyId !== null) return
    setDone(undefined)
    if (act === 'beginAgain') return void run(play, () => beginAgain(play))
    const { call, sentence, undo } = changes[act]
    if (!(await run(play, call))) return
    const say = (done: string, onUndo?: () => void) =>
      setDone({ message: fill(done, { title: play.story.title }), onUndo })
    const restore = async (back: typeof call) => {
      if (await run(play, back)) say(messages.nowTakenBack)
    }
    say(sentence, undo ? () => void restore(undo) : undefined)
  }
  return { busyId, done, onAct: (act, play) => void handleAct(act, play) }
}
