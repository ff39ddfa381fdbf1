import { signedOut } from '@kathasagar/api'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'
import type { FinishedTask } from '@kathasagar/ui/play'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface FinishedInSession {
  session_id: string
  tasks: FinishedTask[]
}

const KEY = 'finished-tasks'
const SESSIONS = 20

const isTask = (value: unknown) =>
  ['task_id', 'title'].every((key) => typeof fieldOf(value, key) === 'string') &&
  ['coin_reward', 'star_reward'].every((key) => Number.isSafeInteger(fieldOf(value, key)))

function isFinished(value: unknown): value is FinishedInSession {
  const tasks = fieldOf(value, 'tasks')
  return (
    typeof fieldOf(value, 'session_id') === 'string' && Array.isArray(tasks) && tasks.every(isTask)
  )
}

function initialState(): FinishedInSession[] {
  const kept = deviceStorage.readJson(KEY)
  return Array.isArray(kept) ? kept.filter(isFinished) : []
}

const finishedSlice = createSlice({
  name: 'finished',
  initialState,
  reducers: {
    tasksFinished: (state, { payload }: PayloadAction<FinishedInSession>) => {
      const before = state.find(({ session_id }) => session_id === payload.session_id)
      const others = state.filter((one) => one !== before)
      const known = before?.tasks ?? []
      const isNew = ({ task_id }: FinishedTask) => known.every((one) => one.task_id !== task_id)
      // If an ending is reached again, its tasks are in the list already.
      const tasks = [...known, ...payload.tasks.filter(isNew)]
      return [...others, { ...payload, tasks }].slice(-SESSIONS)
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => []),
})

export const finishedReducer = finishedSlice.reducer
export const { tasksFinished } = finishedSlice.actions

export function saveFinished(now: readonly FinishedInSession[], before: typeof now) {
  if (now.length === 0) return deviceStorage.remove(KEY)
  const news = now.filter((one) => !before.includes(one)).map((one) => tasksFinished(one))
  deviceStorage.writeJson(KEY, news.reduce(finishedReducer, initialState()))
}
