import { AdminTaxonomyScreen, useAdminMessages } from '@kathasagar/ui'

import { useTagTaxonomy } from './useTagTaxonomy.ts'
import { useTitle } from '../../shared/useTitle.ts'

/** `/admin/tags` */
export function AdminTagsRoute() {
  const adminMessages = useAdminMessages()
  useTitle(adminMessages.taxonomy.tags.title)

  return <AdminTaxonomyScreen {...useTagTaxonomy()} />
}
