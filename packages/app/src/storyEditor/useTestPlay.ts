import {
  fieldMessages,
  messageFor,
  useTestPlayMutation,
  useTryOpenStoryMutation,
} from '@kathasagar/api'
import {
  useAuthoringMessages,
  type StoryFormValues,
  type TestPlay,
  type TryOpenStory,
} from '@kathasagar/ui/internal'
import { playedStoryOf } from '@kathasagar/ui/internal/editor'
import { useCallback } from 'react'

/** Plays the story in the form without storing it. `tryOpen` uses a connected model. */
export function useTestPlay(values: StoryFormValues): {
  testPlay: TestPlay
  tryOpen: TryOpenStory
} {
  const [play] = useTestPlayMutation()
  const [open] = useTryOpenStoryMutation()
  const { site, structure } = useAuthoringMessages()
  const { failed } = structure.play
  const { language, content_rating } = values

  const testPlay: TestPlay = useCallback(
    async ({ structure: story_structure, startAt, state, action, sets }) => {
      const { initial_xp, game_config } = playedStoryOf(values)
      const { data, error } = await play({
        story_structure,
        initial_xp,
        game_config,
        language,
        content_rating,
        state,
        action,
        ...(sets === undefined ? {} : { sets }),
        // Later turns continue with the previous state.
        ...(state === null ? { start_at: startAt } : {}),
      })
      return data ?? { error: messageFor(error, failed, site) }
    },
    [play, values, language, content_rating, failed, site],
  )
  const tryOpen: TryOpenStory = useCallback(
    async (story_structure) => {
      const { structure: _stored, ...story } = playedStoryOf(values)
      const { data, error } = await open({ ...story, language, story_structure })
      if (data) return data
      const [fault] = Object.values(fieldMessages(error, site))
      return { error: fault ?? messageFor(error, failed, site) }
    },
    [open, values, language, failed, site],
  )
  return { testPlay, tryOpen }
}
