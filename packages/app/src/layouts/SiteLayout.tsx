import { AppShell, OfflineBanner } from '@kathasagar/ui'
import { Outlet, useLocation } from 'react-router-dom'

import { useOfflineReading } from '../offline/useOffline.ts'
import { usePendingIntent } from '../shared/usePendingIntent.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

export function SiteLayout() {
  const { pathname } = useLocation()
  const { isOffline, links } = useOfflineReading()
  usePendingIntent()

  return (
    <AppShell footer={<SiteFooter />} header={<SiteHeader />} pageKey={pathname}>
      <OfflineBanner isOffline={isOffline} items={links} />
      <Outlet />
    </AppShell>
  )
}
