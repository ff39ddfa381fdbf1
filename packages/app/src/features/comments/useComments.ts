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
import { SAID_DRAFT } from '../../offline/keptOnDevice.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { useMoreAnswers } from './useMoreAnswers.ts'

/** Returns the actions on a comment that need no text. */
function useActsOn(story_id: string, { withAccount, report }: Account) {
  const saying = useSaying()
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

interface SaidOf {
  /** All loaded pages, joined; null while the first loads. */
  said: StoryComments | null
  list: Omit<CommentsScreenProps['commentList'], 'isSignedIn' | 'onLogIn'>
  /** Sentence about why the last action failed. */
  refused: string | undefined
  /** Failure of the first page. */
  error: unknown
  retry: () => void
}

/** Loads the comments on a story and returns the actions of the reader. */
export function useComments(story_id: string, account: Account): SaidOf {
  const found = useListCommentsInfiniteQuery(story_id, { refetchOnMountOrArgChange: true })
  const { say, refused, onAct } = useActsOn(story_id, account)
  const [post] = usePostCommentMutation()
  const more = useLoadMore(found)
  const { ask, missing, keep, said } = useMoreAnswers(story_id, found)
  const kept = useKeptWords(story_id)
  const list: SaidOf['list'] = {
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

/** Returns the draft of a comment on a story, stored on this device for its writer until it is sent. */
function useKeptWords(story_id: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.id ?? '')

  return useMemo(() => {
    const key = `${SAID_DRAFT}${userId}:comment:${story_id}`
    return {
      // Read each time, because the draft may have been sent meanwhile.
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

/** The reader of a page of comments. */
export interface Account {
  /** True if the reader has an account. */
  isSignedIn: boolean
  /** Runs the action, or asks a guest to log in. */
  withAccount: (act: () => void) => void
  /** Opens the dialog that reports a comment. */
  report: (comment_id: string) => void
}

interface Answered {
  data?: { declined?: Declined | undefined } | object | undefined
  error?: unknown
}

/** Sends requests and keeps the reason of the last failure. */
function useSaying() {
  const site = useSiteMessages()
  const reasonOf = (error: unknown) => messageFor(error, site.failed.save, site)
  const [refused, setRefused] = useState<string>()

  /** Returns a sentence about why a call was refused, or null. */
  const ask = async (call: Promise<Answered>): Promise<string | null> => {
    const { error } = await call
    return error ? reasonOf(error) : null
  }

  return {
    refused,
    ask,
    /** Sends a comment. Resolves with the reason of a refusal, or with null. */
    say: async (call: Promise<Answered>): Promise<Declining> => {
      const { data, error } = await call
      if (error) return reasonOf(error)
      return (data && 'declined' in data && data.declined) || null
    },
    /** Runs an action. The screen shows the reason of a failure. */
    act: async (call: Promise<Answered>) => setRefused((await ask(call)) ?? undefined),
  }
}
