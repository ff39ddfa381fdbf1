import { useGetStoryForEditQuery } from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import { useAdminMessages, fill } from '@kathasagar/ui'
import { AdminStoryFormScreen } from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { adminPaths } from './adminPaths.ts'
import { useAdminStoryForm } from './useAdminStoryForm.ts'
import { useVersions } from '../../storyEditor/useVersions.ts'
import type { LocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { useLocalCopySlot } from '../../storyEditor/useLocalCopySlot.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'

/** `/admin/stories/edit/:story_id` */
export function EditAdminStoryRoute() {
  const adminMessages = useAdminMessages()
  const { story_id = '' } = useParams()
  const [{ round, done }, setRound] = useState<{ round: number; done?: string }>({ round: 0 })
  useTitle(adminMessages.form.editTitle)

  return (
    <LoadedStory
      key={`${story_id} ${round}`}
      done={done}
      onReload={(sentence) =>
        setRound({ round: round + 1, ...(sentence === undefined ? {} : { done: sentence }) })
      }
      storyId={story_id}
    />
  )
}

interface LoadedStoryProps {
  storyId: string
  /** What was done before the story was loaded, as a sentence. */
  done: string | undefined
  /** The story is to be loaded anew, whatever was typed; and what was done, as a sentence. */
  onReload: (done?: string) => void
}

/** Waits for the story as it stands now: a form on an older one could not be saved. */
function LoadedStory({ storyId, done, onReload }: LoadedStoryProps) {
  const [mountedAt] = useState(Date.now)
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetStoryForEditQuery(
    storyId,
    { refetchOnMountOrArgChange: true },
  )
  const place = useLocalCopySlot(storyId)
  const [opened, setOpened] = useState<EditableStory | null>(null)
  // An earlier answer may still be at hand, and is shown before the new one is asked for.
  const isFresh = !isFetching && !error && (fulfilledTimeStamp ?? 0) >= mountedAt
  if (!opened && data && isFresh) setOpened(data)

  if (opened && place)
    return <OpenedStory done={done} onReload={onReload} place={place} stored={opened} />
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

interface OpenedStoryProps extends Pick<LoadedStoryProps, 'done' | 'onReload'> {
  stored: EditableStory
  place: LocalCopySlot
}

function OpenedStory({ stored, place, done, onReload }: OpenedStoryProps) {
  const adminMessages = useAdminMessages()
  const { giveUp, hasUnsaved, ...form } = useAdminStoryForm({ stored, place, onReload })
  const versions = useVersions(stored.id, (number) =>
    giveUp(fill(adminMessages.form.done.restored, { number })),
  )

  return (
    <AdminStoryFormScreen
      backHref={adminPaths.stories}
      done={done}
      form={{ ...form, versions: { ...versions, hasUnsaved } }}
      kind="update"
      onRetry={() => onReload()}
      status="ready"
      viewHref={paths.story(stored.id)}
    />
  )
}
