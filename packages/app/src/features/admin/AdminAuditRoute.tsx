import { AdminAuditScreen, useAdminMessages } from '@kathasagar/ui'

import { useAdminAudit } from './useAdminAudit.ts'
import { useTitle } from '../../shared/useTitle.ts'

export function AdminAuditRoute() {
  const adminMessages = useAdminMessages()
  useTitle(adminMessages.audit.title)

  return <AdminAuditScreen {...useAdminAudit()} />
}
