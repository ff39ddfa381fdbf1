import { AdminSortingScreen, adminWords } from '@kathasagar/ui'

import { useTagSorting } from '../../admin/useTagSorting.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** `/admin/tags` */
export function AdminTagsRoute() {
  useTitle(adminWords.sorting.tags.title)

  return <AdminSortingScreen {...useTagSorting()} />
}
