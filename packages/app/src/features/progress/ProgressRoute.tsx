import { useCollectRewardsMutation, useLogoutMutation } from '@kathasagar/api'
import { ProgressScreen, useMessages } from '@kathasagar/ui'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { useAppSelector } from '../../slices/storeHooks.ts'
import { useTaskPanels } from './useTaskPanels.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { keepReturnPath, paths } from '../../navigation/paths.ts'

/** `/profile` */
export function ProgressRoute() {
  const navigate = useNavigate()
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const [logOut] = useLogoutMutation()
  const [collect] = useCollectRewardsMutation()
  const { title } = useMessages().progress
  const panels = useTaskPanels()
  useTitle(title)

  // Whatever was done while nobody asked is paid now.
  useEffect(() => {
    if (isSignedIn) void collect()
  }, [isSignedIn, collect])

  const handleLogIn = () => {
    keepReturnPath(paths.profile)
    void navigate(paths.login)
  }

  return (
    <ProgressScreen
      onLogIn={isSignedIn ? undefined : handleLogIn}
      onLogOut={() => void logOut().then(() => navigate(paths.login))}
      panels={panels}
    />
  )
}
