import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { StoriesTable, UsersTable } from '../../db/tables.ts'
import { beginSignIn, originOf } from '../../modules/auth/index.ts'
import { isRefusal } from '../../platform/call.ts'
import { lengthen } from '../authoring.ts'
import type { TestApp } from '../buildTestApp.ts'
import { PASSWORD, type Player } from '../caller.ts'
import { insertStory, insertUser, SMALL_STRUCTURE } from '../factories.ts'
import { openPlay, type Play } from '../play.ts'
import { findUser } from '../../modules/users/index.ts'

export const ROLES = ['An', 'Us', 'Ow', 'Pr', 'Ad'] as const
export type Role = (typeof ROLES)[number]

/** Markers in secret data. A marker may appear only in answers to callers who can read the data. */
export const CANARY = {
  systemPrompt: 'canary-system-prompt',
  structure: 'canary_node',
  email: 'canary-mail.example',
} as const

export interface Scenery {
  product: TestApp
  caller: Player | null
  owner: Player
  story(given?: Partial<Insertable<StoriesTable>>): Promise<string>
  play(): Promise<Play>
}

const hashOf = new WeakMap<TestApp, ReturnType<TestApp['ports']['passwords']['hash']>>()

/** Returns the password hash of all test users. It is computed once, because hashing is slow. */
function sharedHash(product: TestApp) {
  const hash = hashOf.get(product) ?? product.ports.passwords.hash(PASSWORD)
  hashOf.set(product, hash)
  return hash
}

export async function makePerson(
  product: TestApp,
  traits: Partial<Insertable<UsersTable>> = {},
): Promise<Player> {
  const username = `p_${randomUUID().replaceAll('-', '').slice(0, 20)}`
  const email = `${username}@${CANARY.email}`
  const password_hash = await sharedHash(product)
  if (isRefusal(password_hash)) throw new Error('The hasher is busy')
  const { id } = await insertUser(product.db, { username, email, password_hash, ...traits })
  const { tokens } = await product.ports.transaction(async (db) => {
    const user = await findUser(db, id)
    if (!user) throw new Error('A user who was just made is gone')
    return beginSignIn(product.ports, db, user, {
      isReauthenticated: true,
      origin: originOf(product.ports, 'test', '127.0.0.1'),
    })
  })
  return { id, username, email, password: PASSWORD, ...tokens }
}

const { shore, ...REST } = SMALL_STRUCTURE.nodes

/** A marker is the name of the start node, because readers never see node names. */
const OWN_STRUCTURE = {
  start_node: CANARY.structure,
  nodes: {
    [CANARY.structure]: { choices: [], ...shore, text: lengthen(shore?.text ?? '') },
    ...REST,
  },
}

export async function callerOf(
  { product, owner }: Pick<Scenery, 'product' | 'owner'>,
  role: Role,
): Promise<Player | null> {
  if (role === 'An') return null
  if (role === 'Ow') return owner
  return makePerson(product, {
    has_premium_access: role === 'Pr',
    role: role === 'Ad' ? 'admin' : 'user',
  })
}

export async function setScene(product: TestApp, role: Role): Promise<Scenery> {
  const owner = await makePerson(product)
  const story: Scenery['story'] = async (given = {}) => {
    const made = await insertStory(product.db, {
      author_id: owner.id,
      structure: OWN_STRUCTURE,
      story_system_prompt: CANARY.systemPrompt,
      story_description: 'A boat that nobody has missed.',
      ...given,
    })
    return made.id
  }

  return {
    product,
    caller: await callerOf({ product, owner }, role),
    owner,
    story,
    play: async () => openPlay(product, owner, await story()),
  }
}
