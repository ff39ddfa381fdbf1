import { useAdminMessages } from '@kathasagar/ui'
import { AdminStoryFormScreen } from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { adminPaths } from './adminPaths.ts'
import { useAdminStoryForm } from './useAdminStoryForm.ts'
import { useStoryToEdit, type OpenedStory } from '../../storyEditor/useStoryEdit.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'

export default function EditAdminStoryRoute() {
  const { form } = useAdminMessages()
  const { story_id = '' } = useParams()
  const [round, setRound] = useState(0)
  useTitle(form.editTitle)

  return (
    <LoadedStory
      key={`${story_id} ${round}`}
      onReload={() => setRound(round + 1)}
      storyId={story_id}
    />
  )
}

function LoadedStory({ storyId, onReload }: { storyId: string; onReload: () => void }) {
  const { opened, error: _error, ...waiting } = useStoryToEdit(storyId)

  if (opened) return <OpenedForm {...opened} onReload={onReload} />
  return (
    <AdminStoryFormScreen {...waiting} backHref={adminPaths.stories} form={null} kind="update" />
  )
}

function OpenedForm(opened: OpenedStory) {
  const form = useAdminStoryForm(opened)
  const { id } = opened.stored

  return (
    <AdminStoryFormScreen
      backHref={adminPaths.stories}
      form={form}
      kind="update"
      onRetry={opened.onReload}
      status="ready"
      versionsHref={paths.versions(id)}
      viewHref={paths.story(id)}
    />
  )
}
