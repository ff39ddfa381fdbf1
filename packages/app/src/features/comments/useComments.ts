import {
  messageFor,
  useBlockAuthorMutation,
  useDeleteCommentMutation,
  useHideCommentMutation,
  useListCommentsInfiniteQuery,
  usePostCommentMutation,
} from '@kathasagar/api'
import type { Declined, StoryComment, StoryComments } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import type { CommentAct, CommentsScreenProps, Declining } from '@kathasagar/ui'
import { useMemo, useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { COMMENT_DRAFT } from '../../offline/userStorage.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { useMoreAnswers } from './useMoreAnswers.ts'

function useActsOn(story_id: string, { withAccount, report }: Account) {
  const saying = useCommentRequests()
  const [hide] = useHideCommentMutation()
  const [remove] = useDeleteCommentMutation()
  const [block] = useBlockAuthorMutation()
  const calls = ({ id: comment_id, writer }: StoryComment) => {
    const handle = writer?.handle
    const place = { story_id, comment_id }
    return {
      hide: () => saying.act(hide({ ...place, is_hidden: true })),
      show: () => saying.act(hide({ ...place, is_hidden: false })),
      remove: () => saying.act(remove(place)),
      block: () => handle && saying.act(block({ handle, isBlocked: false })),
      report: () => report(comment_id),
    } satisfies Record<CommentAct, () => unknown>
  }
  return {
    ...saying,
    onAct: (act: CommentAct, comment: StoryComment) =>
      withAccount(() => void calls(comment)[act]()),
  }
}

interface LoadedComments {
  said: StoryComments | null
  list: Omit<CommentsScreenProps['commentList'], 'isSignedIn' | 'onLogIn'>
  refused: string | undefined
  error: unknown
  retry: () => void
}

export function useComments(story_id: string, account: Account): LoadedComments {
  const found = useListCommentsInfiniteQuery(story_id, { refetchOnMountOrArgChange: true })
  const { say, refused, onAct } = useActsOn(story_id, account)
  const [post] = usePostCommentMutation()
  const more = useLoadMore(found)
  const { ask, missing, keep, said } = useMoreAnswers(story_id, found)
  const kept = useCommentDraft(story_id)
  const list: LoadedComments['list'] = {
    kept,
    isBusy: more.isBusy,
    moreError: more.moreError,
    onMore: more.onLoadMore,
    onAct,
    onPost: (words, is_spoiler) => say(post({ story_id, words, is_spoiler })),
    onAnswer: (comment, words, is_spoiler) =>
      say(post({ story_id, words, is_spoiler, answers_to: comment.id }).then(keep(comment.id))),
    onMoreAnswers: (thread) => void ask(thread),
    moreAnswersErrors: missing,
  }
  const error = said ? undefined : found.error
  return { said, list, refused, error, retry: () => void found.refetch() }
}

/** Returns the draft of a comment, which is stored on the device per user until it is sent. */
function useCommentDraft(story_id: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.id ?? '')

  return useMemo(() => {
    const key = `${COMMENT_DRAFT}${userId}:comment:${story_id}`
    return {
      // Read on each access, because the draft may have been sent meanwhile.
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

export interface Account {
  isSignedIn: boolean
  withAccount: (act: () => void) => void
  report: (comment_id: string) => void
}

interface Answered {
  data?: { declined?: Declined | undefined } | object | undefined
  error?: unknown
}

function useCommentRequests() {
  const site = useSiteMessages()
  const reasonOf = (error: unknown) => messageFor(error, site.failed.save, site)
  const [refused, setRefused] = useState<string>()

  const ask = async (call: Promise<Answered>): Promise<string | null> => {
    const { error } = await call
    return error ? reasonOf(error) : null
  }

  return {
    refused,
    ask,
    say: async (call: Promise<Answered>): Promise<Declining> => {
      const { data, error } = await call
      if (error) return reasonOf(error)
      return (data && 'declined' in data && data.declined) || null
    },
    act: async (call: Promise<Answered>) => setRefused((await ask(call)) ?? undefined),
  }
}
