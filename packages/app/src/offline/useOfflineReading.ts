import { useMemo } from 'react'

import { listSessions } from './storedSessions.ts'
import { paths } from '../navigation/paths.ts'
import { useAppSelector } from '../slices/storeHooks.ts'
import { useOffline } from './useOffline.ts'

export function useOfflineReading() {
  const isOffline = useOffline()
  const userId = useAppSelector(({ auth }) => auth.user?.id)
  const links = useMemo(
    () =>
      isOffline && userId
        ? listSessions(userId).map(({ session_id, title }) => ({
            label: title,
            href: paths.play(session_id),
          }))
        : [],
    [isOffline, userId],
  )

  return { isOffline, links }
}
