import { AdminAuditScreen, adminMessages } from '@kathasagar/ui'

import { useAdminAudit } from './useAdminAudit.ts'
import { useTitle } from '../../shared/useTitle.ts'

/** `/admin/audit` */
export function AdminAuditRoute() {
  useTitle(adminMessages.audit.title)

  return <AdminAuditScreen {...useAdminAudit()} />
}
