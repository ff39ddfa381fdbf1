import { useGetStoryQuery, useRateStoryMutation } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'

import { useAppSelector } from '../../slices/storeHooks.ts'

/** Stars that the player has given the story; it can be rated once an ending is reached. */
export function useRating(session: GameSession | undefined) {
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const story_id = session?.story_id ?? ''
  const { data: story } = useGetStoryQuery(story_id, {
    skip: !session?.session_data.ending || session.preview !== undefined,
  })
  const [rate, { originalArgs, isError }] = useRateStoryMutation()
  // Lit at once; a rating that could not be kept goes out again.
  const given = originalArgs?.story_id === story_id && !isError ? originalArgs.stars : null

  return {
    rating: given ?? story?.user_state?.rating ?? null,
    onRatingChange:
      isGuest || session?.preview ? undefined : (stars: number) => void rate({ story_id, stars }),
  }
}
