import { AppShell } from '@kathasagar/ui'
import { OfflineBanner } from '@kathasagar/ui/internal'
import { Outlet, useLocation } from 'react-router-dom'
import { useEffect } from 'react'

import { useOfflineReading } from '../offline/useOffline.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { consumeIntent } from '../navigation/pendingIntent.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'

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

function usePendingIntent() {
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const dispatch = useAppDispatch()

  useEffect(() => {
    const intent = isSignedIn ? consumeIntent() : null
    if (!intent) return
    // If loading fails, the user must repeat the action.
    const untried = () => undefined
    import('../shared/runIntent.ts')
      .then(({ runIntent }) => runIntent(dispatch, intent))
      .catch(untried)
  }, [isSignedIn, dispatch])
}
