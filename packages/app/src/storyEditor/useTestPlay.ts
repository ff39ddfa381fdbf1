import { messageFor, useTestPlayMutation } from '@kathasagar/api'
import { useAuthoringMessages, type StoryFormValues, type TestPlay } from '@kathasagar/ui/authoring'
import { useCallback } from 'react'

import { playedStoryOf } from './playedStory.ts'

/** Plays a story as it stands in its form: told by the built-in storyteller, nothing kept. */
export function useTestPlay(values: StoryFormValues): TestPlay {
  const [play] = useTestPlayMutation()
  const { failed } = useAuthoringMessages().structure.play

  return useCallback(
    async ({ structure, startAt, state, action, sets }) => {
      const { initial_xp, game_config } = playedStoryOf(values)
      const { data, error } = await play({
        story_structure: structure,
        initial_xp,
        game_config,
        language: values.language,
        content_rating: values.content_rating,
        state,
        action,
        ...(sets === undefined ? {} : { sets }),
        // A play that goes on knows where it stands.
        ...(state === null ? { start_at: startAt } : {}),
      })
      return data ?? { error: messageFor(error, failed) }
    },
    [play, values, failed],
  )
}
