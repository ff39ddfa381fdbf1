import type { Tokens, User } from '../contract/auth.ts'
import { deviceStorage } from '../runtime/deviceStorage.ts'
import { fieldOf } from '../runtime/fieldOf.ts'

/** User without email and role. */
export type StoredUser = Pick<
  User,
  'id' | 'username' | 'display_name' | 'avatar_url' | 'is_verified'
>

const KEYS = { tokens: 'tokens', token: 'token', user: 'user' } as const
/** Separate storage key, so that guests do not count as signed in. */
const GUEST_KEY = 'guest'

/** Values that are used if storage is unavailable. They last until the page is closed. */
const fallback: Record<string, string> = {}

const read = (key: string): string | null => deviceStorage.read(key) ?? fallback[key] ?? null

function write(key: string, value: string) {
  if (!deviceStorage.write(key, value)) fallback[key] = value
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

// Parsed manually, because the schemas would enlarge the initial bundle.
function readPair(key: string): Tokens | null {
  const kept = parse(read(key))
  const access_token = text(fieldOf(kept, 'access_token'))
  const refresh_token = text(fieldOf(kept, 'refresh_token'))
  return access_token === null || refresh_token === null ? null : { access_token, refresh_token }
}

export const readTokens = () => readPair(KEYS.tokens)

export const readGuestTokens = () => readPair(GUEST_KEY)

export const saveGuestTokens = (tokens: Tokens) => write(GUEST_KEY, JSON.stringify(tokens))

export function clearGuestTokens() {
  delete fallback[GUEST_KEY]
  deviceStorage.remove(GUEST_KEY)
}

export function readUser(): StoredUser | null {
  const kept = parse(read(KEYS.user))
  const [id, username] = [text(fieldOf(kept, 'id')), text(fieldOf(kept, 'username'))]
  const is_verified = fieldOf(kept, 'is_verified')
  if (id === null || username === null || typeof is_verified !== 'boolean') return null
  const display_name = text(fieldOf(kept, 'display_name'))
  return { id, username, display_name, avatar_url: text(fieldOf(kept, 'avatar_url')), is_verified }
}

/** Saves the tokens. Older pages read the access token from `token`. */
export function saveTokens(tokens: Tokens) {
  write(KEYS.tokens, JSON.stringify(tokens))
  write(KEYS.token, tokens.access_token)
}

export function saveUser({ id, username, display_name, avatar_url, is_verified }: StoredUser) {
  write(KEYS.user, JSON.stringify({ id, username, display_name, avatar_url, is_verified }))
}

export function clearTokens() {
  for (const key of Object.values(KEYS)) delete fallback[key]
  deviceStorage.remove(...Object.values(KEYS))
}

/** Calls `listen` for changes in other tabs. A null key means that the complete storage was cleared. */
function listenElsewhere(listen: (event: StorageEvent) => void): () => void {
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}

export const onTokensElsewhere = (callback: () => void): (() => void) =>
  listenElsewhere(({ key }) => {
    if (key === null || key === KEYS.tokens) callback()
  })

export const onGuestElsewhere = (callback: () => void): (() => void) =>
  listenElsewhere(({ key }) => {
    if (key === null || key === GUEST_KEY) callback()
  })
