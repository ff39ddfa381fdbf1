import type { ProviderForm, ProviderKind } from '@kathasagar/api/contract'
import { TIME_LIMITS } from '@kathasagar/api/contract/vocabulary'

/** Form values. The value of a toggle is `yes` or blank. */
export type ProviderValues = Record<
  'kind' | 'name' | 'base_url' | 'allow_private_network' | 'api_key' | 'removes_key' | TimeLimit,
  string
>

export type TimeLimit = keyof typeof TIME_LIMITS
export const LIMIT_NAMES = Object.keys(TIME_LIMITS) as TimeLimit[]

/** Returns true if the provider is a service with a default URL, which requires a key. */
export const isHosted = (kind: ProviderKind): boolean => kind !== 'openai-compatible'

/** Returns the request body. A blank key does not change the stored key. */
export function providerFormOf(values: ProviderValues): ProviderForm {
  const { name, base_url, api_key, allow_private_network, removes_key } = values
  const kind = values.kind as ProviderKind
  const address = base_url.trim()
  const key = api_key.trim()
  const limits = LIMIT_NAMES.filter((limit) => values[limit].trim() !== '')
  return {
    kind,
    name: name.trim(),
    base_url: address === '' ? null : address,
    allow_private_network: address !== '' && allow_private_network === 'yes',
    time_limits:
      limits.length === 0
        ? null
        : Object.fromEntries(limits.map((limit) => [limit, Number(values[limit])])),
    ...(key !== '' && { api_key: key }),
    ...(key === '' && removes_key === 'yes' && !isHosted(kind) && { api_key: null }),
  }
}
