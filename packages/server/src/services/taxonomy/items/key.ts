import type { Ids } from '../../ports.ts'

/** A key for data files out of a name as it is shown; letters outside ASCII leave no trace in it. */
export function taxonomyKey(displayName: string, ids: Ids) {
  const plain = displayName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  const other = ids.newId().slice(0, 8)
  return { name: plain || other, otherwise: `${plain}-${other}` }
}
