import { useLoadEarlierMutation } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { saveText, transcriptName, transcriptOf, usePlayMessages } from '@kathasagar/ui'

/** Keeps a session from its first word as a file; pages that cannot be had are left out. */
export function useTranscript(session: GameSession | undefined) {
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
