import { AdminTaxonomyScreen, useAdminMessages } from '@kathasagar/ui'

import { useCategoryTaxonomy } from './useCategoryTaxonomy.ts'
import { useTitle } from '../../shared/useTitle.ts'

/** `/admin/categories` */
export function AdminCategoriesRoute() {
  const adminMessages = useAdminMessages()
  useTitle(adminMessages.taxonomy.categories.title)

  return <AdminTaxonomyScreen {...useCategoryTaxonomy()} />
}
