import { AdminTaxonomyScreen, adminMessages } from '@kathasagar/ui'

import { useTagTaxonomy } from '../../admin/useTagTaxonomy.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** `/admin/tags` */
export function AdminTagsRoute() {
  useTitle(adminMessages.taxonomy.tags.title)

  return <AdminTaxonomyScreen {...useTagTaxonomy()} />
}
