import { offlinePlayApi } from '@kathasagar/api'

import type { Store } from '../store.ts'
import { keepPlay, readKeptPlay } from './keptPlays.ts'
import { prepareWorker } from './takeOffline.ts'

interface Wanted {
  dispatch: Store['dispatch']
  owner: string
  session_id: string
}

/** What a browser tells where its reader pays for each byte; not every browser has it. */
type Device = { connection?: { saveData?: boolean } }

/** The device has a place for what it takes along, and its reader has not asked to load little. */
const mayKeep = () =>
  globalThis.caches !== undefined && (navigator as Device).connection?.saveData !== true

/** Takes along what a session goes on by without a network; the story itself once. */
export async function keepOffline({ dispatch, owner, session_id }: Wanted): Promise<void> {
  if (!mayKeep()) return
  const held = await readKeptPlay(owner, session_id)
  const known = held?.story_key ?? ''
  const asked = offlinePlayApi.endpoints.getOfflinePlay.initiate({ session_id, known })
  const { data } = await dispatch(asked)
  const play = data?.play
  if (!play) return
  const structure = play.structure ?? held?.structure
  if (structure === undefined) return
  await keepPlay(owner, { ...play, structure })
  await prepareWorker()
}
