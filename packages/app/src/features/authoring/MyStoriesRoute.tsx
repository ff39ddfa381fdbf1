import type { ReviewFinding } from '@kathasagar/story/schema'
import type { MyStory } from '@kathasagar/api/contract'
import { fill } from '@kathasagar/ui/messages'
import { MyStoriesScreen } from '@kathasagar/ui/screens'
import { addressOf } from '@kathasagar/ui/internal/editor'
import { useNavigate } from 'react-router-dom'
import {
  messageFor,
  useArchiveStoryMutation,
  useGetStoryInsightQuery,
  useListMyStoriesQuery,
  usePublishStoryMutation,
  useRestoreStoryMutation,
} from '@kathasagar/api'
import { useAuthoringMessages, type MyStoryState, type StoryMove } from '@kathasagar/ui/internal'
import { useState } from 'react'

import { useLocationState } from '../../shared/useLocationState.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'

/** Returns the URL of the editor at a finding. */
const mendPath = ({ id }: MyStory, finding: ReviewFinding) =>
  paths.editStory(id, { view: 'all', ...(finding.field ? {} : addressOf(finding)) })

export default function MyStoriesRoute() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const sent = useLocationState('done')
  const { message, ...mine } = useMyStories()
  useTitle(messages.titles.myStories)

  return (
    <MyStoriesScreen
      {...mine}
      createHref={paths.createStory}
      doneMessage={message ?? (mine.refused ? undefined : sent)}
      editHref={paths.editStory}
      importHref={paths.importStory}
      onMend={(story, finding) => void navigate(mendPath(story, finding))}
      seriesHref={paths.mySeries}
      previewLinkHref={paths.previewLink}
      versionsHref={paths.versions}
      viewHref={paths.story}
    />
  )
}

function useMoves() {
  const { authoring, writing, site } = useAuthoringMessages()
  const { nowPublished, nowArchived, nowRestored, nowWaits } = authoring.mine
  const [publish] = usePublishStoryMutation()
  const [archive] = useArchiveStoryMutation()
  const [restore] = useRestoreStoryMutation()
  const moves = {
    publish: {
      call: ({ id: story_id, revision }: MyStory) => publish({ story_id, revision }),
      done: nowPublished,
      failed: writing.notPublished,
    },
    restore: {
      call: ({ id: story_id, revision }: MyStory) => restore({ story_id, revision }),
      done: nowRestored,
      failed: writing.notRestored,
    },
    archive: {
      call: ({ id: story_id }: MyStory) => archive({ story_id }),
      done: nowArchived,
      failed: writing.notArchived,
    },
  }
  const [moving, setMoving] = useState<NonNullable<MyStoryState['moving']> | null>(null)
  const [refused, setRefused] = useState<NonNullable<MyStoryState['refused']> | null>(null)
  const [message, setMessage] = useState<string>()

  const move = async (how: StoryMove, story: MyStory) => {
    if (moving) return
    setMoving({ id: story.id, move: how })
    setRefused(null)
    setMessage(undefined)
    const { call, done, failed } = moves[how]
    const { data, error } = await call(story)
    setMoving(null)
    if (!data) return setRefused({ id: story.id, message: messageFor(error, failed, site) })
    setMessage(fill(data.status === 'in_review' ? nowWaits : done, { title: story.title }))
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

function useMyStories() {
  const query = useListMyStoriesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { writing } = useAuthoringMessages()

  return {
    ...useInsight(),
    ...useMoves(),
    ...useQueryState(query, writing.notListed),
    stories: query.data?.stories ?? [],
  }
}
