import { useMemo } from 'react'

import { listKeptSessions } from './keptSessions.ts'
import { paths } from '../navigation/paths.ts'
import { useAppSelector } from '../slices/storeHooks.ts'
import { useOffline } from './useOffline.ts'

export function useKeptReading() {
  const isOffline = useOffline()
  const userId = useAppSelector(({ auth }) => auth.user?.id)
  const links = useMemo(
    () =>
      isOffline && userId
        ? listKeptSessions(userId).map(({ session_id, title }) => ({
            label: title,
            href: paths.play(session_id),
          }))
        : [],
    [isOffline, userId],
  )

  return { isOffline, links }
}
