import { messageFor, useListTasksQuery } from '@kathasagar/api'
import { TASK_TYPES, type TaskType } from '@kathasagar/api/contract/vocabulary'
import { useMessages } from '@kathasagar/ui'

import { useAppSelector } from '../../slices/storeHooks.ts'

/** One kind of tasks; each is asked for, and fails, on its own. */
function useTaskPanel(type: TaskType) {
  const { progress, site } = useMessages()
  const { failed } = progress
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const { data, error, refetch } = useListTasksQuery(type, {
    refetchOnMountOrArgChange: true,
    skip: !isSignedIn,
  })
  const fault = error && messageFor(error, failed[type], site)

  return {
    type,
    summary: data?.summary,
    tasks: data?.tasks,
    error: data ? undefined : fault,
    onRetry: () => void refetch(),
  }
}

/** The three panels of the progress page, each with what its own answer told. */
export function useTaskPanels() {
  const [daily, milestone, achievement] = TASK_TYPES
  return [useTaskPanel(daily), useTaskPanel(milestone), useTaskPanel(achievement)]
}
