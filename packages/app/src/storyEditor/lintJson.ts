import { DraftStructure } from '@kathasagar/api/contract'
import type { JsonFault } from '@kathasagar/ui/authoring'

/** Everything that keeps sound JSON from being a structure, by the contract's own schema. */
export function lintJson(json: string): JsonFault[] {
  const read = DraftStructure.safeParse(JSON.parse(json))
  return (read.error?.issues ?? []).map(({ path, message }) => ({
    path: path.filter((part) => typeof part !== 'symbol'),
    message,
  }))
}
