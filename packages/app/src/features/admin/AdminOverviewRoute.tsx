import { AdminOverviewScreen, useAdminMessages } from '@kathasagar/ui'

import { adminPaths } from './adminPaths.ts'
import { useAdminOverview } from './useAdminOverview.ts'
import { useTitle } from '../../shared/useTitle.ts'

export function AdminOverviewRoute() {
  const adminMessages = useAdminMessages()
  useTitle(adminMessages.overview.title)

  return (
    <AdminOverviewScreen
      {...useAdminOverview()}
      modelsHref={adminPaths.models}
      reviewHref={adminPaths.review}
    />
  )
}
