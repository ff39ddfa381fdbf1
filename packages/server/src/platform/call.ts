import type { IncomingHttpHeaders } from 'node:http'

import {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type RouteName,
  type routes,
  formMessage,
  type ErrorBody,
  type FormFault,
  type UserRole,
} from '@kathasagar/api/contract'

import type { EventStream } from '../http/eventStream.ts'
import type { SignInOrigin } from '../modules/auth/index.ts'
import type { Db } from '../db/database.ts'
import type { ListReads } from './listReads.ts'
import type { Telemetry } from './telemetry.ts'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

/** Messages between processes on one database. They aren't stored. */
export type BusMessage =
  | { kind: 'lists_changed' }
  /** Models have changed, or an admin has verified them. */
  | { kind: 'models_changed' }
  /** Requests the text of an action after event `after`. */
  | { kind: 'who_tells'; action: string; after: number; to: string }
  /** Events of an action, by ID and text, for one listener. */
  | { kind: 'words'; to: string; events: readonly (readonly [number, string])[] }
  /** The requested action has ended. The database contains its end. */
  | { kind: 'told'; to: string }

/** Delivers quickly and in order per sender, without a guarantee. */
export interface Bus {
  /** Never waits or throws. Messages may be lost. */
  tell(message: BusMessage): void
  hear(listener: (message: BusMessage) => void): () => void
}

/** Bus of a process that is alone on its database. */
export const SILENT_BUS: Bus = { tell: () => undefined, hear: () => () => undefined }

/** During a rotation, both secrets are valid. */
export interface Secrets {
  /** Signs and encrypts. */
  current(): string
  /** All valid secrets, the current one first. */
  all(): readonly string[]
  refresh(): Promise<void>
}

export interface StoredSecret {
  value: string
  /** Before this time, the secret only verifies and decrypts, so that all processes load it first. */
  signs_from: Date | null
}

const ATTEMPTS = 3
/** SQLSTATEs worth a retry: serialization failure, deadlock. */
const REPEATABLE = new Set(['40001', '40P01'])

const isRepeatable = (error: unknown) =>
  error instanceof Error && 'code' in error && REPEATABLE.has(String(error.code))

export const createStore = (db: Db): Store => ({
  db,
  transaction: async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work)
      } catch (error) {
        if (attempt === ATTEMPTS || !isRepeatable(error)) throw error
      }
    }
  },
})

export type { Db }

export interface StoredUser {
  id: string
  username: string
  /** Null for guests and for authors of shipped stories, who cannot log in. */
  email: string | null
  display_name: string | null
  avatar_url: string | null
  /** Assigned by the database. Null for guests. */
  handle: string | null
  /** Markdown. */
  about: string
  /** PHC string of argon2id. Null if the account has no password login. */
  password_hash: string | null
  role: UserRole
  is_verified: boolean
  has_premium_access: boolean
  adult_confirmed_at: Date | null
  suspended_at: Date | null
  /** Stories in this language come first. */
  language: StoryLanguage | null
  /** Time at which a closed account is erased, unless the owner logs in before. */
  delete_after: Date | null
  is_guest: boolean
}

export interface PasswordHasher {
  /** Refuses with `too_busy` if the queue is full. */
  hash(password: string): Promise<string | Refusal>
  /**
   * Takes equally long without a stored hash, and then returns false. Calls `mayLook` after the
   * wait, so that refused attempts skip the hash.
   */
  verify(
    stored: string | null,
    password: string,
    mayLook?: () => Promise<Refusal | null>,
  ): Promise<boolean | Refusal>
}

export interface AccessClaims {
  user_id: string
  sign_in_id: string
}

export interface AccessTokens {
  sign(claims: AccessClaims, now: Date): Promise<string>
  /** Returns null if the token is invalid or has expired. */
  verify(token: string, now: Date): Promise<AccessClaims | null>
  /** Accepts expired tokens, for logout. */
  verifySpent(token: string): Promise<AccessClaims | null>
}

/** The contract defines status and default sentence. */
export type Refusal = Omit<ErrorBody, 'detail' | 'request_id'> & {
  detail?: ErrorBody['detail'] | undefined
}

/** Answers of the contract have no `code`. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value

export const fieldRefusal = (field: string, msg: string, type = 'custom'): Refusal => ({
  code: 'invalid_fields',
  detail: [{ loc: [field], msg, type }],
})

export const formRefusal = (field: string, fault: FormFault): Refusal =>
  fieldRefusal(field, formMessage(fault), fault)

export interface Clock {
  now(): Date
}

export interface Store {
  /** The database, or its replica if the call may lag. Inside a transaction, use only its `db`. */
  db: Db
  /**
   * Commits unless `work` throws, even if it returns a refusal. Retries after a deadlock, so `work`
   * must have no other effects and await no model or mail.
   */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

export interface Platform extends Store {
  clock: Clock
}

export interface Ids {
  /** Returns an unguessable UUID. */
  newId(): string
  /** Returns 32 bits. */
  newSeed(): number
}

/** Parts that several modules use. Each module selects its own in its context. */
export interface Services extends Platform {
  /** Separate connections for work that must not wait behind requests. */
  urgent: Store
  listReads: ListReads
  ids: Ids
  /** Sign tokens, encrypt keys, and hash addresses. At least 32 bytes each. */
  secrets: Secrets
  /** Without a trailing slash. */
  siteUrl(): string
  bus: Bus
  telemetry: Telemetry
  reportFault(fault: unknown): void
  rateLimitFactor: number
}

/** The caller, read from the database at each call. */
export interface Caller {
  user: StoredUser
  sign_in_id: string
  /** Last confirmation of identity in this login. Null if there is none. */
  reauthenticated_at: Date | null
}

/** Null only if the contract permits guests. */
type UnlessGuest<N extends RouteName, Value> = (typeof routes)[N]['access'] extends 'anyone'
  ? Value | null
  : Value

export interface CallInput<N extends RouteName> {
  params: ParamsOf<N>
  query: QueryOf<N>
  body: BodyOf<N>
  user: UnlessGuest<N, StoredUser>
  /** The user with their login. Most calls need only `user`. */
  caller: UnlessGuest<N, Caller>
  headers: IncomingHttpHeaders
  /** True if the client accepts an event stream. */
  wantsStream: boolean
  ip: string
  /** Hashes of the client's device and network. */
  origin: SignInOrigin
  requestId: string
}

/** Result of a call. `http/bind.ts` converts it to status, headers, and body. */
export type Outcome<N extends RouteName> =
  | AnswerOf<N>
  | Refusal
  | ((typeof routes)[N] extends { streams: true } ? EventStream : never)

/** `Needs` is the part of the context that the call uses. */
export type Call<N extends RouteName, Needs> = (
  ctx: Needs,
  input: CallInput<N>,
) => Promise<Outcome<N>>
