import { AdminSortingScreen, adminMessages } from '@kathasagar/ui'

import { useTagSorting } from '../../admin/useTagSorting.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** `/admin/tags` */
export function AdminTagsRoute() {
  useTitle(adminMessages.sorting.tags.title)

  return <AdminSortingScreen {...useTagSorting()} />
}
