import { fieldMessages, messageFor, useTryOpenStoryMutation } from '@kathasagar/api'
import { useAuthoringMessages, type StoryFormValues, type TryOpen } from '@kathasagar/ui/authoring'
import { playedStoryOf } from '@kathasagar/ui/internal/editor'
import { useCallback } from 'react'

/** Plays three turns of the open story with a connected model. Nothing is stored. */
export function useTryOpen(values: StoryFormValues): TryOpen {
  const [tryOpen] = useTryOpenStoryMutation()
  const { site, structure } = useAuthoringMessages()
  const { failed } = structure.play

  return useCallback(
    async (story_structure) => {
      const { structure: _stored, ...story } = playedStoryOf(values)
      const { language } = values
      const { data, error } = await tryOpen({ ...story, language, story_structure })
      if (data) return data
      const [fault] = Object.values(fieldMessages(error, site))
      return { error: fault ?? messageFor(error, failed, site) }
    },
    [tryOpen, values, failed, site],
  )
}
