import { messageFor, useLazyListAnswersQuery } from '@kathasagar/api'
import type {
  CommentThread,
  PostedComment,
  StoryComment,
  StoryComments,
} from '@kathasagar/api/contract'
import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

interface MoreReplies {
  answers: readonly StoryComment[]
  /** Cursor of the next page. Null at the end, undefined before the first request. */
  next?: string | null
}

const NONE: MoreReplies = { answers: [] }

const newReplies = (first: readonly StoryComment[], further: readonly StoryComment[]) =>
  further.filter(({ id }) => !first.some((one) => one.id === id))

const mergeReplies = (
  thread: CommentThread,
  { answers, next = thread.next_answers }: MoreReplies,
) => ({
  ...thread,
  answers: [...thread.answers, ...newReplies(thread.answers, answers)],
  next_answers: next,
})

interface Page {
  data?: Pick<StoryComments, 'comments' | 'next'> | undefined
  error?: unknown
}

type Ask = (cursor: string) => Promise<Page>

/** Loads replies until all shown ones are found again. Returns null on failure. */
async function reloadReplies({ answers }: MoreReplies, thread: CommentThread, ask: Ask) {
  const sought = new Set(newReplies(thread.answers, answers).map(({ id }) => id))
  const found: StoryComment[] = []
  let next = thread.next_answers
  while (next !== null && sought.size > 0) {
    const { data: page } = await ask(next)
    if (!page) return null
    found.push(...page.comments)
    for (const { id } of page.comments) sought.delete(id)
    next = page.next
  }
  return { answers: found, next } satisfies MoreReplies
}

type RepliesByComment = Readonly<Record<string, MoreReplies>>

interface CommentPages {
  data?: { pages: readonly StoryComments[] } | undefined
  /** Changes when the pages were refetched. */
  fulfilledTimeStamp?: number | undefined
}

interface RefetchOptions {
  threads: readonly CommentThread[]
  readAt: number | undefined
  further: RepliesByComment
  setFurther: Dispatch<SetStateAction<RepliesByComment>>
  askOf: (comment_id: string) => Ask
}

/** Refetches additional replies when the pages were refetched. */
function useReplyRefetch({ threads, readAt, further, setFurther, askOf }: RefetchOptions) {
  const renew = useEffectEvent((isOld: () => boolean) => {
    for (const thread of threads) {
      const { id } = thread
      const shown = further[id]
      if (!shown) continue
      void reloadReplies(shown, thread, askOf(id)).then((again) => {
        if (!again || isOld()) return
        // Replies that were loaded meanwhile are newer.
        setFurther((all) => (all[id] === shown ? { ...all, [id]: again } : all))
      })
    }
  })
  useEffect(() => {
    let isOld = false
    renew(() => isOld)
    return () => {
      isOld = true
    }
  }, [readAt])
}

function useReplyState() {
  const messages = useSiteMessages()
  const [further, setFurther] = useState<RepliesByComment>({})
  const [missing, setMissing] = useState<Readonly<Record<string, string | undefined>>>({})
  const add = (id: string, answers: readonly StoryComment[], next?: string | null) =>
    setFurther((all) => {
      const known = all[id] ?? NONE
      const more = [...known.answers, ...newReplies(known.answers, answers)]
      return { ...all, [id]: { ...known, ...(next !== undefined && { next }), answers: more } }
    })
  const note = (id: string, error: unknown) =>
    setMissing((all) => ({
      ...all,
      [id]: error ? messageFor(error, messages.failed.more, messages) : undefined,
    }))
  return { further, setFurther, add, missing, note }
}

/** Merges additional and newly posted replies into the comments. */
export function useMoreAnswers(
  story_id: string,
  { data, fulfilledTimeStamp: readAt }: CommentPages,
) {
  const [load] = useLazyListAnswersQuery()
  const { further, setFurther, add, missing, note } = useReplyState()
  const [first] = data?.pages ?? []
  const said = first && {
    ...first,
    comments: data?.pages.flatMap(({ comments }) => comments) ?? [],
    next: data?.pages.at(-1)?.next ?? null,
  }
  const threads = said?.comments ?? []
  const askOf =
    (comment_id: string): Ask =>
    (cursor) =>
      load({ story_id, comment_id, cursor })
  useReplyRefetch({ threads, readAt, further, setFurther, askOf })
  const joined = (thread: CommentThread) => mergeReplies(thread, further[thread.id] ?? NONE)

  return {
    ask: async ({ id, next_answers }: CommentThread) => {
      if (next_answers === null) return
      const { data: page, error } = await askOf(id)(next_answers)
      note(id, error)
      if (page) add(id, page.comments, page.next)
    },
    missing,
    keep:
      (id: string) =>
      <Given extends { data?: PostedComment | undefined }>(given: Given): Given => {
        if (given.data?.comment) add(id, [given.data.comment])
        return given
      },
    said: said ? { ...said, comments: said.comments.map(joined) } : null,
  }
}
