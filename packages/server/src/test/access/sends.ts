import type { RouteName } from '@kathasagar/api/contract'
import type { Insertable } from 'kysely'

import type { StoriesTable } from '../../db/tables.ts'
import type { CallParts } from '../caller.ts'
import type { Scenery } from './scenery.ts'

/** HTTP statuses by role: anonymous, a user, the owner, a premium user, an admin. */
export type Statuses = readonly [number, number, number, number, number]

type Send = (scene: Scenery) => CallParts | Promise<CallParts>

/** Row of the matrix. The third item is set if the request contains credentials of the owner. */
export type AccessRow = readonly [Statuses, Send?, 'proves the owner'?]
export type AccessRows = Readonly<Record<string, AccessRow>>
/** Rows of each call. A call has several rows if the status depends on the state of the resource. */
export type AccessTable = Partial<Record<RouteName, AccessRow | AccessRows>>

export const MAY = {
  ANYONE: [200, 200, 200, 200, 200],
  SIGNED_IN: [401, 200, 200, 200, 200],
  /** Only the owner may see the resource. */
  OWNER: [401, 404, 200, 404, 404],
  NOBODY: [404, 404, 404, 404, 404],
  OWNER_AND_ADMIN: [404, 404, 200, 404, 200],
  ADULTS: [403, 200, 200, 200, 200],
  /** Everybody may see the resource. Only the author and admins may change it. */
  OF_PUBLISHED: [401, 403, 200, 403, 200],
  /** Only the author and admins may see or change the resource. */
  OF_HIDDEN: [401, 404, 200, 404, 200],
  /** Like `OF_PUBLISHED` and `OF_HIDDEN`, for calls that create something. */
  MADE_OF_PUBLISHED: [401, 403, 201, 403, 201],
  MADE_OF_HIDDEN: [401, 404, 201, 404, 201],
  MADE_OF_PREMIUM: [401, 403, 201, 201, 201],
  /** Every user may create something of their own. */
  MADE: [401, 201, 201, 201, 201],
  MADE_BY_ANYONE: [201, 201, 201, 201, 201],
  /** The resource does not exist. */
  NOWHERE: [401, 404, 404, 404, 404],
  /** The call conflicts with the current state. */
  UNTIMELY: [401, 409, 409, 409, 409],
  UNPROVEN: [401, 401, 401, 401, 401],
  MALFORMED: [400, 400, 400, 400, 400],
  ADMIN: [401, 403, 403, 403, 200],
  ADMIN_MAKES: [401, 403, 403, 403, 201],
} as const satisfies Record<string, Statuses>

export const story =
  (given: Partial<Insertable<StoriesTable>> = {}, body?: unknown) =>
  async (scene: Scenery): Promise<CallParts> => ({
    params: { story_id: await scene.story(given) },
    ...(body === undefined ? {} : { body }),
  })

export const draft = (body?: unknown) => story({ status: 'draft' }, body)

export const session =
  (parts: CallParts = {}) =>
  async (scene: Scenery): Promise<CallParts> => ({
    ...parts,
    params: (await scene.play()).on().params,
  })

export const body =
  (make: (scene: Scenery) => unknown) =>
  async (scene: Scenery): Promise<CallParts> => ({ body: await make(scene) })
