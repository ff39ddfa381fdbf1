import { useLazyListAnswersQuery } from '@kathasagar/api'
import type {
  CommentThread,
  SaidComment,
  StoryComment,
  StoryComments,
} from '@kathasagar/api/contract'
import { useState } from 'react'

interface Further {
  answers: readonly StoryComment[]
  /** Where the next page begins; null at the end, undefined where none was asked for. */
  next?: string | null
}

/** Those of the answers that are not among the first. */
const without = (first: readonly StoryComment[], further: readonly StoryComment[]) =>
  further.filter(({ id }) => !first.some((one) => one.id === id))

/** Answers that were asked for, or have just been given, beside those that came with their comment. */
export function useMoreAnswers(story_id: string, unveiled: boolean) {
  const [load] = useLazyListAnswersQuery()
  const [further, setFurther] = useState<Readonly<Record<string, Further>>>({})
  const add = (id: string, answers: readonly StoryComment[], next?: string | null) =>
    setFurther((all) => {
      const known = all[id]?.answers ?? []
      const kept = { answers: [...known, ...without(known, answers)] }
      const place = next === undefined ? all[id]?.next : next
      return { ...all, [id]: { ...kept, ...(place !== undefined && { next: place }) } }
    })
  const joinThread = (thread: CommentThread): CommentThread => {
    const { answers = [], next = thread.next_answers } = further[thread.id] ?? {}
    const all = [...thread.answers, ...without(thread.answers, answers)]
    return { ...thread, answers: all, next_answers: next }
  }

  return {
    ask: async ({ id, next_answers }: CommentThread) => {
      if (next_answers === null) return
      const place = { story_id, comment_id: id, cursor: next_answers, unveiled }
      const { data } = await load(place)
      if (data) add(id, data.comments, data.next)
    },
    /** Shows an answer that was just given, wherever it stands among the others. */
    keep:
      (id: string) =>
      <Given extends { data?: SaidComment | undefined }>(given: Given): Given => {
        if (given.data?.comment) add(id, [given.data.comment])
        return given
      },
    joinedTo: (said: StoryComments): StoryComments => ({
      ...said,
      pinned: said.pinned && joinThread(said.pinned),
      comments: said.comments.map(joinThread),
    }),
  }
}
