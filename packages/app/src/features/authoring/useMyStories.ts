import {
  messageFor,
  useArchiveStoryMutation,
  useGetStoryInsightQuery,
  useListMyStoriesQuery,
  usePublishStoryMutation,
  useRestoreStoryMutation,
} from '@kathasagar/api'
import type { MyStory, StoryStanding } from '@kathasagar/api/contract'
import { fill } from '@kathasagar/ui'
import { authoringMessages, type MyStoryState, type StoryMove } from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { paths } from '../../paths.ts'

const { mine } = authoringMessages.authoring

const done = {
  publish: mine.nowPublished,
  archive: mine.nowArchived,
  restore: mine.nowRestored,
} as const
const failed = {
  publish: authoringMessages.writing.notPublished,
  archive: authoringMessages.writing.notArchived,
  restore: authoringMessages.writing.notRestored,
} as const

const doneMessage = (move: StoryMove, { title }: MyStory, { status }: StoryStanding) =>
  fill(status === 'in_review' ? mine.nowWaits : done[move], { title })

/** Takes stories to their readers and away from them, one at a time, and tells what came of it. */
function useMoves() {
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
    if (data) setMessage(doneMessage(how, story, data))
    else setRefused({ id: story.id, message: messageFor(error, failed[how]) })
  }
  return {
    moving,
    refused,
    message,
    onMove: (how: StoryMove, story: MyStory) => void move(how, story),
  }
}

/** What players did with the one story that was asked about. */
function useInsight() {
  const [openId, setOpenId] = useState<string | null>(null)
  const { currentData, error, refetch } = useGetStoryInsightQuery(openId ?? '', {
    skip: openId === null,
    refetchOnMountOrArgChange: true,
  })

  return {
    insight:
      openId === null
        ? null
        : {
            id: openId,
            insight: currentData ?? null,
            error: error && messageFor(error, authoringMessages.writing.notCounted),
            onRetry: () => void refetch(),
            triesHref: paths.storyTries(openId),
          },
    onInsight: ({ id }: MyStory) => setOpenId(id === openId ? null : id),
  }
}

/** An author's stories, what is being done with them, and what players did. */
export function useMyStories() {
  const { data, error, isError, refetch } = useListMyStoriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const moves = useMoves()
  const insight = useInsight()

  return {
    ...insight,
    ...moves,
    stories: data?.stories ?? [],
    status: data ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const),
    error: error && messageFor(error, authoringMessages.writing.notListed),
    onRetry: () => void refetch(),
  }
}
