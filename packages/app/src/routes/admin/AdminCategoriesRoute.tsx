import { AdminSortingScreen, adminMessages } from '@kathasagar/ui'

import { useCategorySorting } from '../../admin/useCategorySorting.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** `/admin/categories` */
export function AdminCategoriesRoute() {
  useTitle(adminMessages.sorting.categories.title)

  return <AdminSortingScreen {...useCategorySorting()} />
}
