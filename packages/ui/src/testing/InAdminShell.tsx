import type { ReactNode } from 'react'

import { AdminShell } from '../features/admin/components/AdminShell/AdminShell.tsx'
import { adminMessages } from '../messages/adminMessages.ts'

export interface InAdminShellProps {
  /** The screen. */
  children: ReactNode
}

const links = Object.entries(adminMessages.shell.nav).map(([key, label]) => ({
  label,
  href: `#${key}`,
  isCurrent: false,
}))

/** A screen of the administration below its bar, as the app shows it, for stories. */
export function InAdminShell({ children }: InAdminShellProps) {
  return (
    <AdminShell homeHref="#home" items={links} onLogOut={() => {}} pageKey="story">
      {children}
    </AdminShell>
  )
}
