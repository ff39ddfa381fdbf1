import type { ProviderKind } from '@kathasagar/api/contract/vocabulary'

import { isPainterKind } from './modelsFile.ts'

/**
 * The header by which a key is shown, for all but those with a header of their own. A server of pictures
 * is guarded by `name:password`, or by a key where a proxy stands before it.
 */
export function authorizationBy(
  kind: ProviderKind,
  key: string | null | undefined,
): Record<string, string> {
  if (key === null || key === undefined) return {}
  const isPair = isPainterKind(kind) && key.includes(':')
  return {
    authorization: isPair ? `Basic ${Buffer.from(key).toString('base64')}` : `Bearer ${key}`,
  }
}
