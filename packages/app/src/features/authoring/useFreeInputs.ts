import type { DraftStructure } from '@kathasagar/story/schema'
import { messageFor, useGetStoryForEditQuery, useListStoryTriesQuery } from '@kathasagar/api'
import type { EditableStory, FreeInputGroup } from '@kathasagar/api/contract'
import { useAuthoringMessages, type TriesView } from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { useAddPhrase } from './useAddPhrase.ts'
import { useWrittenAnswer } from './useWrittenAnswer.ts'

/** A story that is tried out with an answer in it that is not saved. */
interface PlayedDraft {
  structure: DraftStructure
  startAt: string
}

/** What players of a story tried, in the part that is looked at, and the story itself. */
function useTried(story_id: string, { show, by, node, page }: TriesView) {
  const { authoring, site } = useAuthoringMessages()
  const asked = { story_id, show, by, page, ...(node ? { node } : {}) }
  const listed = useListStoryTriesQuery(asked, { refetchOnMountOrArgChange: true })
  const opened = useGetStoryForEditQuery(story_id, { refetchOnMountOrArgChange: true })
  const story = opened.data
  const error = listed.error ?? opened.error

  return {
    story,
    // The part that showed before stays until the next one is there.
    tries: (story && listed.data) ?? null,
    error: error && messageFor(error, authoring.tries.failed, site),
    onRetry: () => {
      void listed.refetch()
      void opened.refetch()
    },
  }
}

/** Texts of a scene's choices; none where it is there no more. */
function choicesIn(story: EditableStory | undefined, node: string): string[] {
  const nodes = story?.story_structure?.nodes ?? {}
  const scene = Object.hasOwn(nodes, node) ? nodes[node] : undefined
  return scene?.choices.map(({ text }) => text) ?? []
}

/** What players of a story tried, which part of it shows, and the answer that is being written. */
export function useFreeInputs(story_id: string, by: TriesView['by']) {
  const [view, setView] = useState<TriesView>({ show: 'unanswered', by, node: '', page: 1 })
  const [group, setGroup] = useState<FreeInputGroup | null>(null)
  const [played, setPlayed] = useState<PlayedDraft | null>(null)
  const [doneMessage, setDoneMessage] = useState<string>()
  const tried = useTried(story_id, view)

  const writing = useWrittenAnswer({
    story: tried.story,
    group,
    onTestPlay: setPlayed,
    onClose: () => setGroup(null),
    onDone: (message) => {
      setGroup(null)
      setDoneMessage(message)
    },
  })

  const phrases = useAddPhrase({ story: tried.story, onDone: setDoneMessage })

  return {
    ...tried,
    ...phrases,
    choicesOf: (node: string) => choicesIn(tried.story, node),
    view,
    writing,
    doneMessage,
    played,
    onViewChange: (next: TriesView) => {
      setGroup(null)
      setView(next)
    },
    onWrite: (next: FreeInputGroup) => {
      setDoneMessage(undefined)
      setGroup(next.id === group?.id ? null : next)
    },
    onClosePlay: () => setPlayed(null),
  }
}
