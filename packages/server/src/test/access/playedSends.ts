import type { CallParts } from '../caller.ts'
import type { Scenery } from './scenery.ts'

/** A session of the owner's that has come to an ending. */
export async function endedSession({
  product,
  owner,
  session: begin,
}: Scenery): Promise<CallParts> {
  const params = { session_id: await begin() }
  const body = { action_type: 'continue', selected_model: 'kathakar' } as const
  await product.call('takeAction', { token: owner.access_token, params, body })
  return { params }
}

/** What lies before the newest turn of a session of the owner's. */
export async function firstPage({ product, owner, session: begin }: Scenery): Promise<CallParts> {
  const params = { session_id: await begin() }
  const told = await product.ask('getSession', { token: owner.access_token, params })
  const newest = told.session_data.narrative_history.at(-1)
  return { params, query: { before: newest?.turn_id ?? '' } }
}

/** Back to where a session of the owner's begins. */
export async function toTheStart(scene: Scenery): Promise<CallParts> {
  const { query, ...sent } = await firstPage(scene)
  return { ...sent, body: { turn_id: query?.['before'], after: query?.['before'] } }
}

/** A call that chooses the first version of the owner's newest telling. */
export async function newestTelling(scene: Scenery): Promise<CallParts> {
  const { query, ...sent } = await firstPage(scene)
  return { ...sent, body: { after: query?.['before'], index: 1 } }
}
