import { AdminOverviewScreen, adminMessages } from '@kathasagar/ui'

import { adminPaths } from '../../admin/adminPaths.ts'
import { useAdminOverview } from '../../admin/useAdminOverview.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** `/admin/overview` */
export function AdminOverviewRoute() {
  useTitle(adminMessages.overview.title)

  return <AdminOverviewScreen {...useAdminOverview()} reviewHref={adminPaths.review} />
}
