import { useAdminMessages } from '@kathasagar/ui'
import { AdminStoryFormScreen } from '@kathasagar/ui/authoring'

import { adminPaths } from './adminPaths.ts'
import { useAdminStoryForm } from './useAdminStoryForm.ts'
import { useLocalCopySlot, type LocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { useTitle } from '../../shared/useTitle.ts'

const nothing = () => undefined

export default function NewAdminStoryRoute() {
  const adminMessages = useAdminMessages()
  const place = useLocalCopySlot('admin-new')
  useTitle(adminMessages.form.newTitle)

  return place && <NewStory place={place} />
}

function NewStory({ place }: { place: LocalCopySlot }) {
  const form = useAdminStoryForm({ stored: null, place, onReload: nothing })

  return (
    <AdminStoryFormScreen
      backHref={adminPaths.stories}
      form={form}
      kind="create"
      onRetry={nothing}
      status="ready"
    />
  )
}
