import {
  messageFor,
  useCreateSessionMutation,
  useDeleteSessionMutation,
  usePutAwaySessionMutation,
  useRestoreSessionMutation,
} from '@kathasagar/api'
import type { OwnPlay } from '@kathasagar/api/contract'
import { fill, usePlaysMessages, type PlayAct, type PlaysScreenProps } from '@kathasagar/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** Does with a play what its player wants, one thing at a time, and tells what came of it. */
export function usePlayActs(): Pick<PlaysScreenProps, 'busyId' | 'done' | 'onAct'> {
  const { plays: messages } = usePlaysMessages()
  const site = useSiteMessages()
  const navigate = useNavigate()
  const [create] = useCreateSessionMutation()
  const [putAway] = usePutAwaySessionMutation()
  const [remove] = useDeleteSessionMutation()
  const [restore] = useRestoreSessionMutation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [done, setDone] = useState<PlaysScreenProps['done']>()

  const run = async (id: string, call: () => Promise<{ error?: unknown }>) => {
    setBusyId(id)
    const { error } = await call()
    setBusyId(null)
    if (!error) return true
    setDone({ message: messageFor(error, messages.notDone, site), isRefused: true })
    return false
  }
  const beginAgain = async ({ story }: OwnPlay) => {
    const begun = await create(story.id)
    if (begun.data) void navigate(paths.play(begun.data.id))
    return begun
  }
  const handleAct = async (act: PlayAct, play: OwnPlay) => {
    if (busyId !== null) return
    const { id: session_id, story } = play
    const say = (sentence: string, onUndo?: () => void) =>
      setDone({ message: fill(sentence, { title: story.title }), onUndo })
    const undo = (call: () => Promise<{ error?: unknown }>) => () =>
      void run(session_id, call).then((isDone) => isDone && say(messages.nowTakenBack))
    const move = (is_put_away: boolean) => putAway({ session_id, is_put_away })
    setDone(undefined)
    if (act === 'beginAgain') return void run(session_id, () => beginAgain(play))
    if (act === 'remove' && (await run(session_id, () => remove(session_id)))) {
      return say(
        messages.nowRemoved,
        undo(() => restore(session_id)),
      )
    }
    if (act === 'putAway' && (await run(session_id, () => move(true)))) {
      return say(
        messages.nowPutAway,
        undo(() => move(false)),
      )
    }
    if (act === 'takeBack' && (await run(session_id, () => move(false)))) {
      say(messages.nowTakenBack)
    }
  }
  return { busyId, done, onAct: (act, play) => void handleAct(act, play) }
}
