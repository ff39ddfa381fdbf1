import {
  messageFor,
  useArchiveStoryMutation,
  useGetStoryInsightQuery,
  useListMyStoriesQuery,
  usePublishStoryMutation,
  useRestoreStoryMutation,
} from '@kathasagar/api'
import type { MyStory } from '@kathasagar/api/contract'
import { fill } from '@kathasagar/ui'
import {
  useAuthoringMessages,
  type AuthoringMessages,
  type MyStoryState,
  type StoryMove,
} from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { paths } from '../../navigation/paths.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'

type Words = Pick<AuthoringMessages, 'authoring' | 'writing'>

const doneIn = ({ authoring: { mine } }: Words) => ({
  publish: mine.nowPublished,
  archive: mine.nowArchived,
  restore: mine.nowRestored,
})
const failedIn = ({ writing }: Words) => ({
  publish: writing.notPublished,
  archive: writing.notArchived,
  restore: writing.notRestored,
})

function useMoves() {
  const words = useAuthoringMessages()
  const [publish] = usePublishStoryMutation()
  const [archive] = useArchiveStoryMutation()
  const [restore] = useRestoreStoryMutation()
  const calls = {
    publish: ({ id: story_id, revision }: MyStory) => publish({ story_id, revision }),
    restore: ({ id: story_id, revision }: MyStory) => restore({ story_id, revision }),
    archive: ({ id: story_id }: MyStory) => archive({ story_id }),
  }
  const [moving, setMoving] = useState<NonNullable<MyStoryState['moving']> | null>(null)
  const [refused, setRefused] = useState<NonNullable<MyStoryState['refused']> | null>(null)
  const [message, setMessage] = useState<string>()

  const move = async (how: StoryMove, story: MyStory) => {
    if (moving) return
    setMoving({ id: story.id, move: how })
    setRefused(null)
    setMessage(undefined)
    const { data, error } = await calls[how](story)
    setMoving(null)
    if (data) {
      const { nowWaits } = words.authoring.mine
      const sentence = data.status === 'in_review' ? nowWaits : doneIn(words)[how]
      setMessage(fill(sentence, { title: story.title }))
    } else
      setRefused({ id: story.id, message: messageFor(error, failedIn(words)[how], words.site) })
  }
  return {
    moving,
    refused,
    message,
    onMove: (how: StoryMove, story: MyStory) => void move(how, story),
  }
}

function useInsight() {
  const { writing } = useAuthoringMessages()
  const [openId, setOpenId] = useState<string | null>(null)
  const query = useGetStoryInsightQuery(openId ?? '', {
    skip: openId === null,
    refetchOnMountOrArgChange: true,
  })
  const { error, onRetry } = useQueryState(query, writing.notCounted)

  return {
    insight:
      openId === null
        ? null
        : {
            id: openId,
            insight: query.currentData ?? null,
            error,
            onRetry,
            freeInputsHref: paths.freeInputs(openId),
          },
    onInsight: ({ id }: MyStory) => setOpenId(id === openId ? null : id),
  }
}

export function useMyStories() {
  const query = useListMyStoriesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { writing } = useAuthoringMessages()
  const state = useQueryState(query, writing.notListed)
  const moves = useMoves()
  const insight = useInsight()

  return {
    ...insight,
    ...moves,
    ...state,
    stories: query.data?.stories ?? [],
  }
}
