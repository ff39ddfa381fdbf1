import { messageFor, useTestPlayMutation } from '@kathasagar/api'
import { useAuthoringMessages, type StoryFormValues, type TestPlay } from '@kathasagar/ui/authoring'
import { playedStoryOf } from '@kathasagar/ui/internal/editor'
import { useCallback } from 'react'

/** Plays the story in the form with the built-in storyteller. Nothing is stored. */
export function useTestPlay(values: StoryFormValues): TestPlay {
  const [play] = useTestPlayMutation()
  const { site, structure } = useAuthoringMessages()
  const { failed } = structure.play

  return useCallback(
    async ({ structure: played, startAt, state, action, sets }) => {
      const { initial_xp, game_config } = playedStoryOf(values)
      const { data, error } = await play({
        story_structure: played,
        initial_xp,
        game_config,
        language: values.language,
        content_rating: values.content_rating,
        state,
        action,
        ...(sets === undefined ? {} : { sets }),
        // Later turns continue from the previous state.
        ...(state === null ? { start_at: startAt } : {}),
      })
      return data ?? { error: messageFor(error, failed, site) }
    },
    [play, values, failed, site],
  )
}
