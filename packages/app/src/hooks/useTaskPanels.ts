import { messageFor, useListTasksQuery } from '@kathasagar/api'
import { TASK_TYPES, type TaskType } from '@kathasagar/api/contract/vocabulary'
import { useMessages } from '@kathasagar/ui'

import { useAppSelector } from './store.ts'

/** One kind of tasks; each is asked for, and fails, on its own. */
function useTaskPanel(type: TaskType) {
  const { failed } = useMessages().progress
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const { data, error, refetch } = useListTasksQuery(type, { skip: !isSignedIn })
  const fault = error && messageFor(error, failed[type])

  return {
    summary: data?.summary,
    panel: {
      type,
      tasks: data?.tasks,
      error: data ? undefined : fault,
      onRetry: () => void refetch(),
    },
  }
}

/** The three panels of the progress page, and the summary that any of them brings. */
export function useTaskPanels() {
  const [daily, milestone, achievement] = TASK_TYPES
  const all = [useTaskPanel(daily), useTaskPanel(milestone), useTaskPanel(achievement)]

  return {
    summary: all.find(({ summary }) => summary)?.summary,
    panels: all.map(({ panel }) => panel),
  }
}
