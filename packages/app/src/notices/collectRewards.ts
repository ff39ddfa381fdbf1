import { progressApi } from '@kathasagar/api'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

import { tellRewards } from './pile.ts'

/** Has what was earned paid, and tells of it. */
export async function collectRewards(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
  const { data } = await dispatch(progressApi.endpoints.collectRewards.initiate())
  if (data) tellRewards(data)
}
