import type { ReactNode } from 'react'

import { AdminShell } from '../features/admin/components/AdminShell/AdminShell.tsx'
import { adminMessages } from '../messages/adminMessages.ts'

export interface InAdminShellProps {
  children: ReactNode
}

const links = Object.entries(adminMessages.shell.nav).map(([key, label]) => ({
  label,
  href: `#${key}`,
  isCurrent: false,
}))

export function InAdminShell({ children }: InAdminShellProps) {
  return (
    <AdminShell homeHref="#home" items={links} onLogOut={() => {}} pageKey="story">
      {children}
    </AdminShell>
  )
}
