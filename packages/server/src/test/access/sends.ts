import type { Insertable } from 'kysely'

import type { StoriesTable } from '../../db/tables.ts'
import type { CallParts } from '../caller.ts'
import type { Scenery } from './scenery.ts'

/** Statuses for a guest, a user, the owner, another user, a premium user, an admin. */
export type Statuses = readonly [number, number, number, number, number, number]

export interface AccessRow {
  /** What the call is about, where a call has several rows. */
  on?: string
  expect: Statuses
  /** Whoever sends this proves to be the owner, and is told as the owner. */
  provesOwner?: boolean
  /** What is sent; made for each cell anew. */
  send?: (scene: Scenery) => CallParts | Promise<CallParts>
}

export const ANYONE: Statuses = [200, 200, 200, 200, 200, 200]
export const SIGNED_IN: Statuses = [401, 200, 200, 200, 200, 200]
/** A thing that nobody but its owner may know of. */
export const OWNER: Statuses = [401, 404, 200, 404, 404, 404]
export const NOBODY: Statuses = [404, 404, 404, 404, 404, 404]
export const OWNER_AND_ADMIN: Statuses = [404, 404, 200, 404, 404, 200]
/** What only the author and admins may do; others are told that it is not theirs. */
export const OF_PUBLISHED: Statuses = [401, 403, 200, 403, 403, 200]
/** The same of what others cannot even see. */
export const OF_HIDDEN: Statuses = [401, 404, 200, 404, 404, 200]
/** The same of what is made by it. */
export const MADE_OF_PUBLISHED: Statuses = [401, 403, 201, 403, 403, 201]
export const MADE_OF_HIDDEN: Statuses = [401, 404, 201, 404, 404, 201]
/** Something of the caller's own is made. */
export const MADE: Statuses = [401, 201, 201, 201, 201, 201]
export const MADE_BY_ANYONE: Statuses = [201, 201, 201, 201, 201, 201]
/** A thing that is not there, whoever asks. */
export const NOWHERE: Statuses = [401, 404, 404, 404, 404, 404]
/** What nobody can do as things stand. */
export const UNTIMELY: Statuses = [401, 409, 409, 409, 409, 409]
/** Nobody is let in by what is sent. */
export const UNPROVEN: Statuses = [401, 401, 401, 401, 401, 401]
export const MALFORMED: Statuses = [400, 400, 400, 400, 400, 400]

/** Of a story of the owner's. */
export const story =
  (given: Partial<Insertable<StoriesTable>> = {}, body?: unknown) =>
  async (scene: Scenery): Promise<CallParts> => ({
    params: { story_id: await scene.story(given) },
    ...(body === undefined ? {} : { body }),
  })

/** In a session of the owner's. */
export const session =
  (parts: CallParts = {}) =>
  async (scene: Scenery): Promise<CallParts> => ({
    ...parts,
    params: { session_id: await scene.session(), ...parts.params },
  })

export const body =
  (make: (scene: Scenery) => unknown) =>
  async (scene: Scenery): Promise<CallParts> => ({ body: await make(scene) })
