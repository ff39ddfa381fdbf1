import { AdminStoryFormScreen, adminMessages } from '@kathasagar/ui'

import { adminPaths } from '../../admin/adminPaths.ts'
import { useAdminStoryForm } from '../../admin/useAdminStoryForm.ts'
import type { LocalCopySlot } from '../../authoring/localCopySlots.ts'
import { useLocalCopySlot } from '../../hooks/useLocalCopySlot.ts'
import { useTitle } from '../../hooks/useTitle.ts'

const nothing = () => undefined

/** `/admin/stories/new` */
export function NewAdminStoryRoute() {
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
