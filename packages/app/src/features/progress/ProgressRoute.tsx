import { useCollectRewardsMutation, useListTasksQuery, useLogoutMutation } from '@kathasagar/api'
import { useMessages } from '@kathasagar/ui'
import { ProgressScreen } from '@kathasagar/ui/screens'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { TASK_TYPES, type TaskType } from '@kathasagar/api/contract/vocabulary'

import { useAppSelector } from '../../slices/storeHooks.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { saveReturnPath, paths } from '../../navigation/paths.ts'

export default function ProgressRoute() {
  const navigate = useNavigate()
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const [logOut] = useLogoutMutation()
  const [collect] = useCollectRewardsMutation()
  const { title } = useMessages().progress
  const panels = useTaskPanels()
  useTitle(title)

  useEffect(() => {
    if (isSignedIn) void collect()
  }, [isSignedIn, collect])

  const handleLogIn = () => {
    saveReturnPath(paths.profile)
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

function useTaskPanel(type: TaskType) {
  const { failed } = useMessages().progress
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const query = useListTasksQuery(type, { refetchOnMountOrArgChange: true, skip: !isSignedIn })
  const { error, onRetry } = useQueryState(query, failed[type])
  const { data } = query

  return {
    type,
    summary: data?.summary,
    tasks: data?.tasks,
    error: data ? undefined : error,
    onRetry,
  }
}

function useTaskPanels() {
  const [daily, milestone, achievement] = TASK_TYPES
  return [useTaskPanel(daily), useTaskPanel(milestone), useTaskPanel(achievement)]
}
