import { useLazyGetStoryForEditQuery, useUpdateStoryMutation } from '@kathasagar/api'
import type { EditableStory, TryGroup } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/api/contract/vocabulary'
import { withPhrases } from '@kathasagar/api/rules'
import { fill } from '@kathasagar/ui'
import { useAuthoringMessages } from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { useStoryRefusal } from './useStoryRefusal.ts'

interface PhraseOptions {
  /** As it was loaded. */
  story: EditableStory | undefined
  /** The words are part of the choice; a sentence says so. */
  onDone: (message: string) => void
}

/** Makes what players tried other ways to say a choice, and saves the story. */
export function useAddPhrase({ story, onDone }: PhraseOptions) {
  const { tries: messages } = useAuthoringMessages().authoring
  const refusalOf = useStoryRefusal()
  const [update, { isLoading }] = useUpdateStoryMutation()
  const [load] = useLazyGetStoryForEditQuery()
  const [error, setError] = useState<string>()

  const saveOn = async (
    base: EditableStory,
    { node, words, wordings }: TryGroup,
    choice: string,
  ) => {
    const structure = base.story_structure ?? { start_node: '', nodes: {} }
    const phrases = [words, ...wordings]
    const most = STORY_LIMITS.phrases
    const changed = withPhrases(structure, { node, choice, phrases, most })
    if (!changed) return { refused: { error: messages.phraseGone } }
    const { id: story_id, revision } = base
    const { data, error: failed } = await update({ story_id, revision, story_structure: changed })
    return data ? { data } : { refused: refusalOf(failed) }
  }
  const add = async (group: TryGroup, choice: string) => {
    if (!story || isLoading) return
    setError(undefined)
    const first = await saveOn(story, group, choice)
    // Somebody saved the story meanwhile: phrases go to theirs as well, whatever they changed.
    const fresh =
      first.refused?.conflict &&
      (await load(story.id)
        .unwrap()
        .catch(() => undefined))
    const { data, refused } = fresh ? await saveOn(fresh, group, choice) : first
    if (!data) return setError(refused?.error ?? messages.failed)
    const said = data.status === 'in_review' ? messages.phraseDoneReview : messages.phraseDone
    onDone(fill(said, { words: group.words, choice }))
  }
  return {
    phraseError: error,
    onPhrase: (group: TryGroup, choice: string) => void add(group, choice),
  }
}
