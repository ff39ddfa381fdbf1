import {
  messageFor,
  useGetStoryQuery,
  useBlockAuthorMutation,
  useDeleteCommentMutation,
  useHideCommentMutation,
  useLazyListAnswersQuery,
  useListCommentsInfiniteQuery,
  usePostCommentMutation,
} from '@kathasagar/api'
import { useCommentsMessages, type CommentAction, type Declining } from '@kathasagar/ui/internal'
import { fill } from '@kathasagar/ui/messages'
import { CommentsScreen } from '@kathasagar/ui/screens'
import { useState, useEffect, useEffectEvent, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type {
  CommentThread,
  PostedComment,
  StoryComment,
  StoryComments,
} from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useLoginPopup } from '../../shared/useLoginPopup.ts'
import { useReportStory } from '../../shared/useReportStory.tsx'
import { useTitle } from '../../shared/useTitle.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { COMMENT_DRAFT } from '../../offline/userStorage.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useRefusal } from '../../shared/useRefusal.ts'

export default function CommentsRoute() {
  const { story_id = '' } = useParams()
  return <CommentsOf key={story_id} story_id={story_id} />
}

function CommentsOf({ story_id }: { story_id: string }) {
  const site = useSiteMessages()
  const { comments: messages } = useCommentsMessages()
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const { askToLogIn, popup } = useLoginPopup()
  const [comment_id, setReported] = useState<string>()
  const { report, reportDialog } = useReportStory({ story_id, ...(comment_id && { comment_id }) })
  const { data: story, error: storyError, refetch } = useGetStoryQuery(story_id)
  const found = useListCommentsInfiniteQuery(story_id, { refetchOnMountOrArgChange: true })
  const { isBusy, moreError, onLoadMore } = useLoadMore(found)
  const { comments, keep, ...replies } = useReplies(story_id, found)
  const [post] = usePostCommentMutation()
  const { refused, onAct } = useCommentActs(story_id, (reported) => {
    setReported(reported)
    report()
  })
  const onLogIn = () => askToLogIn(messages.logIn)
  const say = async (call: Promise<Posted>): Promise<Declining> => {
    const { data, error } = await call
    if (error) return messageFor(error, site.failed.save, site)
    return data?.declined ?? null
  }
  const failure = storyError ?? (comments ? undefined : found.error)
  useTitle(story && fill(messages.pageOf, { title: story.title }))

  return (
    <>
      <CommentsScreen
        authorHref={paths.author}
        commentList={{
          ...replies,
          isBusy,
          isSignedIn,
          kept: useCommentDraft(story_id),
          moreError,
          onAct: (act, comment) => (isSignedIn ? onAct(act, comment) : onLogIn()),
          onAnswer: (comment, words, is_spoiler) =>
            say(
              post({ story_id, words, is_spoiler, answers_to: comment.id }).then(keep(comment.id)),
            ),
          onLogIn,
          onMore: onLoadMore,
          onPost: (words, is_spoiler) => say(post({ story_id, words, is_spoiler })),
        }}
        comments={comments}
        error={failure ? messageFor(failure, site.failed.story, site) : undefined}
        loginRequired={popup}
        onRetry={() => {
          void refetch()
          void found.refetch()
        }}
        refused={refused}
        story={story ?? null}
        storyHref={paths.story(story_id)}
      />
      {reportDialog}
    </>
  )
}

interface Posted {
  data?: PostedComment | undefined
  error?: unknown
}

/** Returns actions on comments, and the error message of the last one. */
function useCommentActs(story_id: string, report: (comment_id: string) => void) {
  const refusal = useRefusal()
  const [refused, setRefused] = useState<string>()
  const [hide] = useHideCommentMutation()
  const [remove] = useDeleteCommentMutation()
  const [block] = useBlockAuthorMutation()
  const run = async (call: Promise<{ error?: unknown }>) =>
    setRefused((await refusal(call)) ?? undefined)
  const calls = ({ id: comment_id, writer }: StoryComment) => {
    const handle = writer?.handle
    const place = { story_id, comment_id }
    return {
      hide: () => run(hide({ ...place, is_hidden: true })),
      show: () => run(hide({ ...place, is_hidden: false })),
      remove: () => run(remove(place)),
      block: () => handle && run(block({ handle, isBlocked: false })),
      report: () => report(comment_id),
    } satisfies Record<CommentAction, () => unknown>
  }

  return {
    refused,
    onAct: (act: CommentAction, comment: StoryComment) => void calls(comment)[act](),
  }
}

/** Returns the draft of a comment, which is stored on the device per user until it is sent. */
function useCommentDraft(story_id: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.id ?? '')

  return useMemo(() => {
    const key = `${COMMENT_DRAFT}${userId}:comment:${story_id}`
    return {
      // The storage is read on each access, because the draft may have been sent.
      get value() {
        return deviceStorage.read(key) ?? ''
      },
      onChange: (words: string) => {
        if (words === '') deviceStorage.remove(key)
        else deviceStorage.write(key, words)
      },
    }
  }, [story_id, userId])
}

interface MoreReplies {
  answers: readonly StoryComment[]
  /** Cursor of the next page. Null at the end, undefined before the first request. */
  next?: string | null
}

const NONE: MoreReplies = { answers: [] }

const newReplies = (first: readonly StoryComment[], further: readonly StoryComment[]) =>
  further.filter(({ id }) => !first.some((one) => one.id === id))

const withReplies = (
  thread: CommentThread,
  { answers, next = thread.next_answers }: MoreReplies,
) => ({
  ...thread,
  answers: [...thread.answers, ...newReplies(thread.answers, answers)],
  next_answers: next,
})

type LoadReplies = (cursor: string) => Promise<{
  data?: Pick<StoryComments, 'comments' | 'next'> | undefined
  error?: unknown
}>

/** Reloads replies until all that were visible are loaded. Returns null on failure. */
async function reloadReplies({ answers }: MoreReplies, thread: CommentThread, load: LoadReplies) {
  const sought = new Set(newReplies(thread.answers, answers).map(({ id }) => id))
  const found: StoryComment[] = []
  let next = thread.next_answers
  while (next !== null && sought.size > 0) {
    const { data: page } = await load(next)
    if (!page) return null
    found.push(...page.comments)
    for (const { id } of page.comments) sought.delete(id)
    next = page.next
  }
  return { answers: found, next } satisfies MoreReplies
}

interface CommentPages {
  data?: { pages: readonly StoryComments[] } | undefined
  /** Time of the last refetch of the pages. */
  fulfilledTimeStamp?: number | undefined
}

/** Merges additional and newly posted replies into the comments. */
function useReplies(story_id: string, { data, fulfilledTimeStamp: readAt }: CommentPages) {
  const messages = useSiteMessages()
  const [listAnswers] = useLazyListAnswersQuery()
  const [further, setFurther] = useState<Readonly<Record<string, MoreReplies>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const [first] = data?.pages ?? []
  const threads = data?.pages.flatMap(({ comments }) => comments) ?? []
  const loadOf =
    (comment_id: string): LoadReplies =>
    (cursor) =>
      listAnswers({ story_id, comment_id, cursor })
  const add = (id: string, answers: readonly StoryComment[], next?: string | null) =>
    setFurther((all) => {
      const known = all[id] ?? NONE
      const more = [...known.answers, ...newReplies(known.answers, answers)]
      return { ...all, [id]: { ...known, ...(next !== undefined && { next }), answers: more } }
    })

  const renew = useEffectEvent((isOld: () => boolean) => {
    for (const thread of threads) {
      const { id } = thread
      const shown = further[id]
      if (!shown) continue
      void reloadReplies(shown, thread, loadOf(id)).then((again) => {
        if (!again || isOld()) return
        // Newer replies are not overwritten.
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

  return {
    comments: first
      ? {
          ...first,
          comments: threads.map((thread) => withReplies(thread, further[thread.id] ?? NONE)),
          next: data?.pages.at(-1)?.next ?? null,
        }
      : null,
    moreAnswersErrors: errors,
    onMoreAnswers: async ({ id, next_answers }: CommentThread) => {
      if (next_answers === null) return
      const { data: page, error } = await loadOf(id)(next_answers)
      const message = error ? messageFor(error, messages.failed.more, messages) : undefined
      setErrors((all) => ({ ...all, [id]: message }))
      if (page) add(id, page.comments, page.next)
    },
    keep:
      (id: string) =>
      (given: Posted): Posted => {
        if (given.data?.comment) add(id, [given.data.comment])
        return given
      },
  }
}
