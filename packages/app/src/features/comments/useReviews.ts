import {
  useAnswerReviewMutation,
  useDeleteReviewMutation,
  useLikeReviewMutation,
  useListReviewsInfiniteQuery,
  useSaveReviewMutation,
} from '@kathasagar/api'
import type { SaidSort } from '@kathasagar/api/contract'
import type { CommentsScreenProps } from '@kathasagar/ui'
import { useState } from 'react'

import { useLoadMore } from '../../shared/useLoadMore.ts'
import { joinSaid } from './joinSaid.ts'
import { useKeptWords } from './useKeptWords.ts'
import { useSaying, type Account } from './useSaying.ts'

/** What was said of a story after its endings, and what this reader may do with it. */
export function useReviews(story_id: string, { withAccount, report }: Account) {
  const [sort, setSort] = useState<SaidSort>('liked')
  const found = useListReviewsInfiniteQuery({ story_id, sort }, { refetchOnMountOrArgChange: true })
  const more = useLoadMore(found)
  const { act, ask, say, refused } = useSaying()
  const [save] = useSaveReviewMutation()
  const [remove] = useDeleteReviewMutation()
  const [like] = useLikeReviewMutation()
  const [answer] = useAnswerReviewMutation()
  const said = joinSaid(found.data?.pages, 'reviews')

  const kept = useKeptWords('review', story_id)

  const list: CommentsScreenProps['reviewList'] = {
    kept,
    isBusy: more.isBusy,
    moreError: more.moreError,
    onMore: more.onLoadMore,
    onSave: (review) => say(save({ story_id, ...review })),
    onRemove: () => ask(remove(story_id)),
    onLike: ({ id }) => withAccount(() => void act(like({ story_id, review_id: id }))),
    onReport: ({ id }) => withAccount(() => report({ review_id: id })),
    onAnswer: ({ id }, words) => say(answer({ story_id, review_id: id, words })),
  }
  const error = said ? undefined : found.error
  return { said, sort, setSort, list, refused, error, retry: () => void found.refetch() }
}
