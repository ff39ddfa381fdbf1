import type { ReactNode } from 'react'

import { AdminShell } from '../components/admin/AdminShell/AdminShell.tsx'

export interface InAdminShellProps {
  /** The screen. */
  children: ReactNode
}

const links = ['Overview', 'Stories', 'Categories', 'Tags', 'Review', 'Users', 'Audit'].map(
  (label) => ({ label, href: `#${label.toLowerCase()}`, isCurrent: false }),
)

/** A screen of the administration below its bar, as the app shows it, for stories. */
export function InAdminShell({ children }: InAdminShellProps) {
  return (
    <AdminShell homeHref="#home" links={links} onLogOut={() => {}} pageKey="story">
      {children}
    </AdminShell>
  )
}
