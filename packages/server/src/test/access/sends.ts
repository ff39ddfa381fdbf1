import type { Insertable } from 'kysely'

import type { StoriesTable } from '../../db/tables.ts'
import type { CallParts } from '../caller.ts'
import type { Scenery } from './scenery.ts'

/** Statuses for a guest, a user, the owner, another user, a premium user, an admin. */
export type Statuses = readonly [number, number, number, number, number, number]

export interface AccessRow {
  on?: string
  expect: Statuses
  /** True if the body proves that the caller is the owner. */
  provesOwner?: boolean
  /** Returns the request. Called once for each role. */
  send?: (scene: Scenery) => CallParts | Promise<CallParts>
}

export const ANYONE: Statuses = [200, 200, 200, 200, 200, 200]
export const SIGNED_IN: Statuses = [401, 200, 200, 200, 200, 200]
/** A resource that only its owner may see. */
export const OWNER: Statuses = [401, 404, 200, 404, 404, 404]
export const NOBODY: Statuses = [404, 404, 404, 404, 404, 404]
export const OWNER_AND_ADMIN: Statuses = [404, 404, 200, 404, 404, 200]
/** Only the author and admins may change the resource; others may see it. */
export const OF_PUBLISHED: Statuses = [401, 403, 200, 403, 403, 200]
/** Only the author and admins may see or change it. */
export const OF_HIDDEN: Statuses = [401, 404, 200, 404, 404, 200]
/** The same for calls that create something. */
export const MADE_OF_PUBLISHED: Statuses = [401, 403, 201, 403, 403, 201]
export const MADE_OF_HIDDEN: Statuses = [401, 404, 201, 404, 404, 201]
/** Any user creates something of their own. */
export const MADE: Statuses = [401, 201, 201, 201, 201, 201]
export const MADE_BY_ANYONE: Statuses = [201, 201, 201, 201, 201, 201]
/** A resource that does not exist. */
export const NOWHERE: Statuses = [401, 404, 404, 404, 404, 404]
/** A conflict with the current state. */
export const UNTIMELY: Statuses = [401, 409, 409, 409, 409, 409]
export const UNPROVEN: Statuses = [401, 401, 401, 401, 401, 401]
export const MALFORMED: Statuses = [400, 400, 400, 400, 400, 400]

export const story =
  (given: Partial<Insertable<StoriesTable>> = {}, body?: unknown) =>
  async (scene: Scenery): Promise<CallParts> => ({
    params: { story_id: await scene.story(given) },
    ...(body === undefined ? {} : { body }),
  })

export const session =
  (parts: CallParts = {}) =>
  async (scene: Scenery): Promise<CallParts> => ({
    ...parts,
    params: { session_id: await scene.session(), ...parts.params },
  })

export const body =
  (make: (scene: Scenery) => unknown) =>
  async (scene: Scenery): Promise<CallParts> => ({ body: await make(scene) })
