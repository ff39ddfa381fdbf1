import { messageFor, useUpdateMeMutation } from '@kathasagar/api'
import type { StoryCard } from '@kathasagar/api/contract'
import { useState } from 'react'

import { words } from '../words.ts'

/** Asks once whether the reader is 18 or older, then goes on with the story they wanted. */
export function useAdultQuestion(onConfirmed: (story: StoryCard) => void) {
  const [story, setStory] = useState<StoryCard | null>(null)
  const [save, { isLoading, error }] = useUpdateMeMutation()

  const confirm = async () => {
    const { data } = await save({ is_adult: true })
    if (!data || !story) return
    setStory(null)
    onConfirmed(story)
  }

  return {
    ask: setStory,
    dialog: {
      isOpen: story !== null,
      isBusy: isLoading,
      error: error && messageFor(error, words.failed.save),
      onStay: () => setStory(null),
      onConfirm: () => void confirm(),
    },
  }
}
