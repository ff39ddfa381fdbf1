import { useForkSharedPlayMutation } from '@kathasagar/api'

import type { Open, Tried } from '../../shared/useStartPlaying.ts'

interface ForkOptions {
  /** Code of the shared play. */
  code: string
  /** Its story; unknown while the play is on its way. */
  story: Tried | undefined
  /** Opens a session for whoever reads, or says why it cannot. */
  enterAsPlayer: (story: Tried, open: Open) => void
}

/** Begins a play of the reader's own at a turn of a shared one. */
export function useFork({ code, story, enterAsPlayer }: ForkOptions) {
  const [create, { isLoading }] = useForkSharedPlayMutation()
  const openAt = (turn_id: string) => async () => {
    const { data, error } = await create({ code, turn_id })
    return { sessionId: data?.id, error }
  }

  return {
    fork: (turn_id: string) => story && enterAsPlayer(story, openAt(turn_id)),
    isBusy: isLoading,
  }
}
