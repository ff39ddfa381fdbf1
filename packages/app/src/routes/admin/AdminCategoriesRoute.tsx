import { AdminTaxonomyScreen, adminMessages } from '@kathasagar/ui'

import { useCategoryTaxonomy } from '../../admin/useCategoryTaxonomy.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** `/admin/categories` */
export function AdminCategoriesRoute() {
  useTitle(adminMessages.taxonomy.categories.title)

  return <AdminTaxonomyScreen {...useCategoryTaxonomy()} />
}
