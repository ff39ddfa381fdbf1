import { AdminSortingScreen, adminWords } from '@kathasagar/ui'

import { useCategorySorting } from '../../admin/useCategorySorting.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** `/admin/categories` */
export function AdminCategoriesRoute() {
  useTitle(adminWords.sorting.categories.title)

  return <AdminSortingScreen {...useCategorySorting()} />
}
