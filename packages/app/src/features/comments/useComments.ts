import {
  useBlockAuthorMutation,
  useCloseCommentsMutation,
  useDeleteCommentMutation,
  useEditCommentMutation,
  useHideCommentMutation,
  useLikeCommentMutation,
  useListCommentsInfiniteQuery,
  usePostCommentMutation,
} from '@kathasagar/api'
import type { SaidSort, StoryComment, StoryComments } from '@kathasagar/api/contract'
import type { CommentAct, CommentsScreenProps } from '@kathasagar/ui'
import { useState } from 'react'

import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useKeptWords } from './useKeptWords.ts'
import { useMoreAnswers } from './useMoreAnswers.ts'
import { useSaying, type Account } from './useSaying.ts'

/** What can be done with one comment beside words, each by its name. */
function useActsOn(story_id: string, { withAccount, report }: Account) {
  const saying = useSaying()
  const [like] = useLikeCommentMutation()
  const [hide] = useHideCommentMutation()
  const [remove] = useDeleteCommentMutation()
  const [block] = useBlockAuthorMutation()
  const calls = ({ id: comment_id, writer }: StoryComment) => {
    const handle = writer?.handle
    const place = { story_id, comment_id }
    return {
      like: () => saying.act(like(place)),
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
  /** All pages of it as one; null while the first is on its way. */
  said: StoryComments | null
  list: Omit<CommentsScreenProps['commentList'], 'isSignedIn' | 'onLogIn'>
  /** Why the last thing was not done. */
  refused: string | undefined
  /** Why nothing could be read. */
  error: unknown
  retry: () => void
}

/** What was said of a story while reading it, and what this reader may do with it. */
export function useComments(story_id: string, account: Account): SaidOf {
  const [sort, setSort] = useState<SaidSort>('newest')
  const found = useListCommentsInfiniteQuery(
    { story_id, sort },
    { refetchOnMountOrArgChange: true },
  )
  const { act, say, refused, onAct } = useActsOn(story_id, account)
  const [post] = usePostCommentMutation()
  const [edit] = useEditCommentMutation()
  const [close] = useCloseCommentsMutation()
  const more = useLoadMore(found)
  const { ask, missing, keep, said } = useMoreAnswers(story_id, found)
  const kept = useKeptWords(story_id)
  const list: SaidOf['list'] = {
    kept,
    sort,
    onSortChange: setSort,
    isBusy: more.isBusy,
    moreError: more.moreError,
    onMore: more.onLoadMore,
    onAct,
    onPost: (words, is_spoiler) => say(post({ story_id, words, is_spoiler })),
    onAnswer: (comment, words, is_spoiler) =>
      say(post({ story_id, words, is_spoiler, answers_to: comment.id }).then(keep(comment.id))),
    onEdit: ({ id }, words) => say(edit({ story_id, comment_id: id, words })),
    onMoreAnswers: (thread) => void ask(thread),
    moreAnswersErrors: missing,
    onClose: (are_closed) => void act(close({ story_id, are_closed })),
  }
  const error = said ? undefined : found.error
  return { said, list, refused, error, retry: () => void found.refetch() }
}
