import { useForkSharedPlayMutation } from '@kathasagar/api'

import type { Open, Tried } from '../../shared/useStartPlaying.ts'

interface ForkOptions {
  code: string
  story: Tried | undefined
  enterAsPlayer: (story: Tried, open: Open) => void
}

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
