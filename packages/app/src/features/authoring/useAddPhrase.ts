import { useLazyGetStoryForEditQuery, useUpdateStoryMutation } from '@kathasagar/api'
import type { EditableStory, FreeInputGroup } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { withPhrases } from '@kathasagar/story'
import { fill } from '@kathasagar/ui'
import { useAuthoringMessages } from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { useStoryRefusal } from './useStoryRefusal.ts'

/** The structure with what players tried among the ways to say a choice. */
function phrasedBy({ story_structure }: EditableStory, group: FreeInputGroup, choice: string) {
  const { node, words, wordings } = group
  const phrases = [words, ...wordings]
  return (
    story_structure &&
    withPhrases(story_structure, { node, choice, phrases, most: STORY_LIMITS.phrases })
  )
}

/** Saves a story with what players tried among the ways to say a choice. */
function useSavePhrases() {
  const { tries: messages } = useAuthoringMessages().authoring
  const refusalOf = useStoryRefusal()
  const [update, { isLoading }] = useUpdateStoryMutation()

  const save = async (story: EditableStory, group: FreeInputGroup, choice: string) => {
    const story_structure = phrasedBy(story, group, choice)
    if (!story_structure) return { refused: { error: messages.phraseGone } }
    const { id: story_id, revision } = story
    const { data, error } = await update({ story_id, revision, story_structure })
    return data ? { data } : { refused: refusalOf(error) }
  }
  return { save, isLoading }
}

interface PhraseOptions {
  /** As it was loaded. */
  story: EditableStory | undefined
  /** The words are part of the choice; a sentence says so. */
  onDone: (message: string) => void
}

/** Makes what players tried other ways to say a choice; of a story that was saved meanwhile, of theirs. */
export function useAddPhrase({ story, onDone }: PhraseOptions) {
  const { tries: messages } = useAuthoringMessages().authoring
  const { save, isLoading } = useSavePhrases()
  const [load] = useLazyGetStoryForEditQuery()
  const [phraseError, setError] = useState<string>()

  const add = async (group: FreeInputGroup, choice: string) => {
    if (!story || isLoading) return
    setError(undefined)
    const first = await save(story, group, choice)
    const isStale = first.refused !== undefined && 'conflict' in first.refused
    const { data: fresh } = isStale ? await load(story.id) : { data: undefined }
    const { data, refused } = fresh ? await save(fresh, group, choice) : first
    if (!data) return setError(refused?.error ?? messages.failed)
    const isHidden = data.status === 'in_review' || data.has_unpublished_changes
    const said = isHidden ? messages.phraseDoneReview : messages.phraseDone
    onDone(fill(said, { words: group.words, choice }))
  }
  return {
    phraseError,
    onPhrase: (group: FreeInputGroup, choice: string) => void add(group, choice),
  }
}
