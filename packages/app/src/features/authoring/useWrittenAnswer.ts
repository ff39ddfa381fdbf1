import type { DraftStructure } from '@kathasagar/story/schema'
import { useLazyGetStoryForEditQuery, useUpdateStoryMutation } from '@kathasagar/api'
import type { EditableStory, FreeInputGroup, WrittenAnswer } from '@kathasagar/api/contract'
import { withAnswer } from '@kathasagar/story'
import { fill } from '@kathasagar/ui'
import { useAuthoringMessages, type FreeInputsScreenProps } from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { storyLanguage } from '../../storyEditor/storyLanguage.ts'
import { useAnswerTrial } from './useAnswerTrial.ts'
import { useStoryRefusal, type StoryRefusal } from './useStoryRefusal.ts'

interface WrittenAnswerOptions {
  /** As it was loaded; what is written is based on its revision. */
  story: EditableStory | undefined
  /** What is answered; null while nothing is. */
  group: FreeInputGroup | null
  /** The story with the answer in it is to be played, from the scene where it was tried. */
  onTestPlay: (played: { structure: DraftStructure; startAt: string }) => void
  onClose: () => void
  /** The answer is saved; a sentence says so. */
  onDone: (message: string) => void
}

type Writing = NonNullable<FreeInputsScreenProps['writing']>

const structureOf = (story: EditableStory | undefined): DraftStructure =>
  story?.story_structure ?? { start_node: '', nodes: {} }

/** Who is in a scene, by the ids of the cast. */
function peopleIn({ cast = {}, nodes }: DraftStructure, node: string): Writing['people'] {
  const scene = Object.hasOwn(nodes, node) ? nodes[node] : undefined
  return (scene?.people ?? []).flatMap((id) => {
    const person = Object.hasOwn(cast, id) ? cast[id] : undefined
    return person ? [{ id, name: person.name }] : []
  })
}

/** Saves the story with one answer more; of a story that was saved meanwhile, with theirs and ours. */
function useAddAnswer({ story, group, onDone }: WrittenAnswerOptions) {
  const { tries: messages } = useAuthoringMessages().authoring
  const refusalOf = useStoryRefusal()
  const [update, { isLoading }] = useUpdateStoryMutation()
  const [load] = useLazyGetStoryForEditQuery()
  const [refused, setRefused] = useState<StoryRefusal>({})

  const add = async (answer: WrittenAnswer) => {
    if (!story || !group) return
    // After a conflict the answer is added to the story as it is now.
    const base = refused.conflict
      ? await load(story.id)
          .unwrap()
          .catch(() => story)
      : story
    const added = withAnswer(structureOf(base), answer)
    if (!added) return setRefused({ error: messages.gone })
    const { data, error } = await update({
      story_id: base.id,
      revision: base.revision,
      story_structure: added.structure,
    })
    if (!data) return setRefused(refusalOf(error))
    setRefused({})
    const isHidden = data.status === 'in_review' || data.has_unpublished_changes
    const said = isHidden ? messages.doneReview : messages.done
    onDone(fill(said, { words: group.words }))
  }
  return { add, refused, isBusy: isLoading, forget: () => setRefused({}) }
}

/** The answer that is being written, with what the judge and the server say of it. */
export function useWrittenAnswer(options: WrittenAnswerOptions): Writing | null {
  const { story, group, onTestPlay, onClose } = options
  const adding = useAddAnswer(options)
  const { trial, onJudge } = useAnswerTrial(story?.id, group)
  if (!story || !group) return null
  const structure = structureOf(story)

  return {
    id: group.id,
    people: peopleIn(structure, group.node),
    story: { structure, language: storyLanguage },
    trial,
    onJudge,
    isBusy: adding.isBusy,
    ...adding.refused,
    onTestPlay: (answer) => {
      const added = withAnswer(structure, answer)
      if (added) onTestPlay({ structure: added.structure, startAt: group.node })
    },
    onAdd: (answer) => void adding.add(answer),
    onClose: () => {
      adding.forget()
      onClose()
    },
  }
}
