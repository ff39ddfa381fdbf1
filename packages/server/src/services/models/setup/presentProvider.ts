import type { AdminProvider } from '@kathasagar/api/contract'

import type { AuditFacts } from '../../../modules/audit/index.ts'
import type { FileProvider, KeySeal, StoredCheck, StoredProvider } from '../ports.ts'

const stateOf = ({ asked_at, answered_in_ms, fault }: StoredCheck): AdminProvider['state'] => ({
  asked_at: asked_at.toISOString(),
  answered_in_ms,
  fault,
})

/** Whether the key was sealed by a secret that this installation has no more. */
export const isKeyLost = ({ id, sealed_key }: StoredProvider, keySeal: KeySeal): boolean =>
  sealed_key !== null && keySeal.open(id, sealed_key) === null

interface Beside {
  keySeal: KeySeal
  /** How it did when it was asked last. */
  check: StoredCheck | undefined
  now: Date
}

/** A provider as an administrator sees it: never with its key. */
export function presentProvider(
  stored: StoredProvider,
  { keySeal, check, now }: Beside,
): AdminProvider {
  const { sealed_key, ...shown } = stored
  const lost = { provider_id: stored.id, asked_at: check?.asked_at ?? now, answered_in_ms: null }
  const told = isKeyLost(stored, keySeal) ? { ...lost, fault: 'wrong_key' as const } : check
  return {
    ...shown,
    has_key: sealed_key !== null,
    is_read_only: false,
    state: told ? stateOf(told) : null,
  }
}

/** The same of one that stands in the models file; nothing is told of its key but that it has one. */
export const presentFileProvider = (
  { api_key, ...shown }: FileProvider,
  check: StoredCheck | undefined,
): AdminProvider => ({
  ...shown,
  has_key: api_key !== null,
  key_ends_in: null,
  is_read_only: true,
  state: check ? stateOf(check) : null,
})

/** What the log keeps of a provider. */
export const factsOf = ({
  name,
  kind,
  base_url,
  is_inside,
  time_limits,
  sealed_key,
}: StoredProvider): AuditFacts => ({
  name,
  kind,
  base_url,
  is_inside,
  ...(time_limits && { time_limits: JSON.stringify(time_limits) }),
  has_key: sealed_key !== null,
})
