import { useGetConfigQuery, useSpeakTextMutation } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { turnNumberOf, type StoryLog } from '@kathasagar/ui'

import { useAppSelector } from '../../slices/storeHooks.ts'

/** Has words of the log read by the voice of this site; undefined where none is connected. */
export function useSpeech(session: GameSession | undefined): StoryLog['onSpeak'] {
  const { data: site } = useGetConfigQuery()
  const [speak] = useSpeakTextMutation()
  // A provider's voice is paid for: to a guest the browser reads.
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  if (session === undefined || isGuest || site?.has_voice !== true) return undefined

  return async (id, text) => {
    const number = turnNumberOf({ id })
    const turn = session.session_data.narrative_history.find((one) => one.number === number)
    // What no turn has told is the client's own: the browser reads it.
    if (turn === undefined) return null
    const { turn_id } = turn
    const { audio_url } = await speak({ session_id: session.id, turn_id, text }).unwrap()
    return audio_url
  }
}
