import { progressApi } from '@kathasagar/api/internal'
import type { Rewards } from '@kathasagar/api/contract'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

import { tasksFinished } from '../slices/finishedSlice.ts'
import { notifyRewards } from './toastQueue.ts'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

export function notifyPaid(dispatch: Dispatch, session_id: string | null, paid: Rewards) {
  if (session_id && paid.finished.length > 0) {
    dispatch(tasksFinished({ session_id, tasks: paid.finished }))
  }
  notifyRewards(paid)
}

export async function collectRewards(dispatch: Dispatch, session_id: string | null) {
  const { data } = await dispatch(progressApi.endpoints.collectRewards.initiate())
  if (data) notifyPaid(dispatch, session_id, data)
}
