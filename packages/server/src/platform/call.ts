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
  type FormErrorCode,
  type UserRole,
} from '@kathasagar/api/contract'

import type { EventStream } from '../http/eventStream.ts'
import type { SignInOrigin } from '../modules/auth/index.ts'
import type { Db } from '../db/database.ts'
import type { ListReads } from './listReads.ts'
import type { Telemetry } from './telemetry.ts'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

/** Messages between server processes with the same database. They are not stored. */
export type BusMessage =
  | { kind: 'lists_changed' }
  /** Sent after an admin has changed or checked the models. */
  | { kind: 'models_changed' }
  /** Requests the events of an action after number `after`. */
  | { kind: 'who_tells'; action: string; after: number; to: string }
  /** Events of an action with number and text, for the process that requested them. */
  | { kind: 'words'; to: string; events: readonly (readonly [number, string])[] }
  /** The requested action has ended. Its result is in the database. */
  | { kind: 'told'; to: string }

/** Message bus. Messages of a sender arrive in order, but some may be lost. */
export interface Bus {
  /** Sends a message. Never waits or throws. */
  tell(message: BusMessage): void
  hear(listener: (message: BusMessage) => void): () => void
}

/** Message bus of a process that does not share its database. */
export const NO_BUS: Bus = { tell: () => undefined, hear: () => () => undefined }

/** Secrets of the installation. During a rotation, the old and the new one are valid. */
export interface Secrets {
  /** Returns the secret that signs and encrypts. */
  current(): string
  /** Returns all valid secrets. The current one is the first. */
  all(): readonly string[]
  refresh(): Promise<void>
}

export interface StoredSecret {
  value: string
  /** Before this time, the secret only verifies and decrypts, so that all processes can load it. */
  signs_from: Date | null
}

const ATTEMPTS = 3
/** SQLSTATEs after which a transaction is retried: serialization failure, deadlock. */
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
  /** Text about the user, in Markdown. */
  about: string
  /** PHC string of argon2id. Null if the account has no password login. */
  password_hash: string | null
  role: UserRole
  is_verified: boolean
  has_premium_access: boolean
  adult_confirmed_at: Date | null
  suspended_at: Date | null
  /** Preferred language. Stories in this language come first. */
  language: StoryLanguage | null
  /** Time at which a closed account is erased, unless the owner logs in before. */
  delete_after: Date | null
  is_guest: boolean
}

export interface PasswordHasher {
  /** Refuses with `too_busy` if the queue is full. */
  hash(password: string): Promise<string | Refusal>
  /**
   * Verifies a password. Without a hash, returns false after the same time. Calls `mayLook` when a slot is
   * free, so that refused attempts are not hashed.
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
  /** Returns the claims of a token, or null if it is invalid or has expired. */
  verify(token: string, now: Date): Promise<AccessClaims | null>
  /** Like `verify`, but accepts expired tokens. Used for logout. */
  verifySpent(token: string): Promise<AccessClaims | null>
}

/** Error response of a call. The contract defines its status and default message. */
export type Refusal = Omit<ErrorBody, 'detail' | 'request_id'> & {
  detail?: ErrorBody['detail'] | undefined
}

/** Returns true for a refusal. No other answer of the contract has a `code`. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value

export const fieldRefusal = (field: string, msg: string, type = 'custom'): Refusal => ({
  code: 'invalid_fields',
  detail: [{ loc: [field], msg, type }],
})

export const formRefusal = (field: string, fault: FormErrorCode): Refusal =>
  fieldRefusal(field, formMessage(fault), fault)

export interface Clock {
  now(): Date
}

export interface Store {
  /** The database, or its replica if the call may read old data. In a transaction, use only its own `db`. */
  db: Db
  /**
   * Commits unless `work` throws, even if it returns a refusal. `work` is repeated after a deadlock,
   * so it must have no other effects, and it must await neither models nor mail.
   */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

export interface Platform extends Store {
  clock: Clock
}

export interface Ids {
  /** Returns an unguessable UUID. */
  newId(): string
  /** Returns 32 random bits. */
  newSeed(): number
}

/** Services that several modules use. The context of each module contains the services that it needs. */
export interface Services extends Platform {
  /** Separate connections for work that must not wait behind requests. */
  urgent: Store
  listReads: ListReads
  ids: Ids
  /** Secrets for signing tokens, encrypting keys, and hashing addresses. At least 32 bytes each. */
  secrets: Secrets
  /** Returns the base URL of the site, without a trailing slash. */
  siteUrl(): string
  bus: Bus
  telemetry: Telemetry
  reportError(fault: unknown): void
  rateLimitFactor: number
}

/** The user who makes a call, with their login. Read from the database on each call. */
export interface Caller {
  user: StoredUser
  sign_in_id: string
  /** Time of the last identity confirmation in this login, or null. */
  reauthenticated_at: Date | null
}

/** Null is possible only if guests may make the call. */
type UnlessGuest<N extends RouteName, Value> = (typeof routes)[N]['access'] extends 'anyone'
  ? Value | null
  : Value

export interface CallInput<N extends RouteName> {
  params: ParamsOf<N>
  query: QueryOf<N>
  body: BodyOf<N>
  user: UnlessGuest<N, StoredUser>
  /** Caller with their login. Most calls need only `user`. */
  caller: UnlessGuest<N, Caller>
  headers: IncomingHttpHeaders
  /** True if the client accepts an event stream. */
  wantsStream: boolean
  ip: string
  origin: SignInOrigin
  requestId: string
}

/** Result of a call. `http/bind.ts` converts it to a status, headers, and a body. */
export type Outcome<N extends RouteName> =
  | AnswerOf<N>
  | Refusal
  | ((typeof routes)[N] extends { streams: true } ? EventStream : never)

/** Handler of a call. `Needs` is the part of the context that it uses. */
export type Call<N extends RouteName, Needs> = (
  ctx: Needs,
  input: CallInput<N>,
) => Promise<Outcome<N>>
