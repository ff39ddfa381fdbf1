import { AdminAuditScreen, adminMessages } from '@kathasagar/ui'

import { useAdminAudit } from '../../admin/useAdminAudit.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** `/admin/audit` */
export function AdminAuditRoute() {
  useTitle(adminMessages.audit.title)

  return <AdminAuditScreen {...useAdminAudit()} />
}
