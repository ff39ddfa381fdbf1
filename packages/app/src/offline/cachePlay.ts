import { offlinePlayApi } from '@kathasagar/api/internal'

import type { Store } from '../store.ts'
import { savePlay, readPlay } from './offlinePlays.ts'
import { prepareWorker } from './playOffline.ts'

interface Wanted {
  dispatch: Store['dispatch']
  owner: string
  session_id: string
}

type Device = { connection?: { saveData?: boolean } }

/** Returns true if the browser has a cache and data saving is off. */
const canStore = () =>
  globalThis.caches !== undefined && (navigator as Device).connection?.saveData !== true

/** Stores everything that a session needs offline. */
export async function cachePlay({ dispatch, owner, session_id }: Wanted): Promise<void> {
  if (!canStore()) return
  const held = await readPlay(owner, session_id)
  const known = held?.story_key ?? ''
  const asked = offlinePlayApi.endpoints.getOfflinePlay.initiate({ session_id, known })
  const { data } = await dispatch(asked)
  const play = data?.play
  if (!play) return
  const structure = play.structure ?? held?.structure
  if (structure === undefined) return
  await savePlay(owner, { ...play, structure })
  await prepareWorker()
}
