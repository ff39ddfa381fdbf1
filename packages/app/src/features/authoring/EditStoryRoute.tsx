import { messageFor, useGetStoryForEditQuery } from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import { EditStoryScreen, useAuthoringMessages } from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'

import { ForAuthor } from '../../storyEditor/ForAuthor.tsx'
import { useLocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { useEditStory } from './useEditStory.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

function useGoBack() {
  const navigate = useNavigate()
  return () => void navigate(paths.myStories)
}

const besideOf = (id: string) => ({
  versionsHref: paths.versions(id),
  previewLinkHref: paths.previewLink(id),
})

/** `/edit-story/:story_id` */
export function EditStoryRoute() {
  const messages = useSiteMessages()
  const { story_id = '' } = useParams()
  const [round, setRound] = useState(0)
  useTitle(messages.titles.editStory)

  return (
    <ForAuthor>
      {(id) => (
        <LoadedStory
          key={`${id} ${story_id} ${round}`}
          onReload={() => setRound(round + 1)}
          storyId={story_id}
        />
      )}
    </ForAuthor>
  )
}

interface LoadedStoryProps {
  storyId: string
  onReload: () => void
}

/** Waits for the latest story, because an edit of an older one could not be saved. */
function LoadedStory({ storyId, onReload }: LoadedStoryProps) {
  const { writing, site } = useAuthoringMessages()
  const [mountedAt] = useState(Date.now)
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetStoryForEditQuery(
    storyId,
    { refetchOnMountOrArgChange: true },
  )
  const goBack = useGoBack()
  const place = useLocalCopySlot(storyId)
  const [opened, setOpened] = useState<EditableStory | null>(null)
  // The cache may hold an earlier answer until the request starts.
  const isFresh = !isFetching && !error && (fulfilledTimeStamp ?? 0) >= mountedAt
  if (!opened && data && isFresh) setOpened(data)

  if (opened && place) return <OpenedStory onReload={onReload} place={place} stored={opened} />
  return (
    <EditStoryScreen
      error={error && messageFor(error, writing.notLoaded, site)}
      form={null}
      onBack={goBack}
      onRetry={() => void refetch()}
      {...besideOf(storyId)}
      status={isFetching || !error ? 'loading' : 'failed'}
    />
  )
}

function OpenedStory(opened: Parameters<typeof useEditStory>[0]) {
  const form = useEditStory(opened)
  const { onClose } = form

  return (
    <EditStoryScreen
      {...besideOf(opened.stored.id)}
      form={form}
      onBack={onClose}
      onRetry={opened.onReload}
      status="ready"
    />
  )
}
