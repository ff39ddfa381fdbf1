import { AppShell } from '@kathasagar/ui'
import { Outlet, useLocation } from 'react-router-dom'

import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** Header and footer around every page that has them. */
export function SiteLayout() {
  const { pathname } = useLocation()

  return (
    <AppShell footer={<SiteFooter />} header={<SiteHeader />} pageKey={pathname}>
      <Outlet />
    </AppShell>
  )
}
