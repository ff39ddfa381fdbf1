import { AdminTaxonomyScreen, adminMessages } from '@kathasagar/ui'

import { useTagTaxonomy } from './useTagTaxonomy.ts'
import { useTitle } from '../../shared/useTitle.ts'

/** `/admin/tags` */
export function AdminTagsRoute() {
  useTitle(adminMessages.taxonomy.tags.title)

  return <AdminTaxonomyScreen {...useTagTaxonomy()} />
}
