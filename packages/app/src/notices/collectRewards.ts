import { progressApi } from '@kathasagar/api'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

import { tasksFinished } from '../slices/finishedSlice.ts'
import { tellRewards } from './toastQueue.ts'

/** Has what was earned paid, and tells of it; `session_id` names the play that it was earned in. */
export async function collectRewards(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  session_id: string | null,
) {
  const { data } = await dispatch(progressApi.endpoints.collectRewards.initiate())
  if (!data) return
  if (session_id && data.finished.length > 0) {
    dispatch(tasksFinished({ session_id, tasks: data.finished }))
  }
  tellRewards(data)
}
