import { useGetStoryForEditQuery } from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import { useAdminMessages } from '@kathasagar/ui'
import { AdminStoryFormScreen } from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { adminPaths } from './adminPaths.ts'
import { useAdminStoryForm } from './useAdminStoryForm.ts'
import { useLocalCopySlot, type LocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'

export function EditAdminStoryRoute() {
  const adminMessages = useAdminMessages()
  const { story_id = '' } = useParams()
  const [round, setRound] = useState(0)
  useTitle(adminMessages.form.editTitle)

  return (
    <LoadedStory
      key={`${story_id} ${round}`}
      onReload={() => setRound(round + 1)}
      storyId={story_id}
    />
  )
}

interface LoadedStoryProps {
  storyId: string
  /** Reloads the story and discards all changes. */
  onReload: () => void
}

/** Shows the form once the newest version is loaded, because an old one cannot be saved. */
function LoadedStory({ storyId, onReload }: LoadedStoryProps) {
  const [mountedAt] = useState(Date.now)
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetStoryForEditQuery(
    storyId,
    { refetchOnMountOrArgChange: true },
  )
  const place = useLocalCopySlot(storyId)
  const [opened, setOpened] = useState<EditableStory | null>(null)
  // The cache can return an old answer before the refetch starts.
  const isFresh = !isFetching && !error && (fulfilledTimeStamp ?? 0) >= mountedAt
  if (!opened && data && isFresh) setOpened(data)

  if (opened && place) return <OpenedStory onReload={onReload} place={place} stored={opened} />
  return (
    <AdminStoryFormScreen
      backHref={adminPaths.stories}
      form={null}
      kind="update"
      onRetry={() => void refetch()}
      status={isFetching || !error ? 'loading' : 'failed'}
    />
  )
}

interface OpenedStoryProps extends Pick<LoadedStoryProps, 'onReload'> {
  stored: EditableStory
  place: LocalCopySlot
}

function OpenedStory({ stored, place, onReload }: OpenedStoryProps) {
  const form = useAdminStoryForm({ stored, place, onReload })

  return (
    <AdminStoryFormScreen
      backHref={adminPaths.stories}
      form={form}
      kind="update"
      onRetry={onReload}
      status="ready"
      versionsHref={paths.versions(stored.id)}
      viewHref={paths.story(stored.id)}
    />
  )
}
