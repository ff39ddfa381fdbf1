/** Where something is dropped: before or after another one. */
export interface DropPlace {
  /** `id` of the one that it is dropped at. */
  key: string
  dropPosition: 'before' | 'after' | 'on'
}

/** Ids in the order that a drop makes of them; the same list where it changes nothing. */
export function movedOrder(
  ids: readonly string[],
  moved: string,
  { key, dropPosition }: DropPlace,
) {
  if (key === moved || !ids.includes(key) || !ids.includes(moved)) return ids
  const rest = ids.filter((id) => id !== moved)
  const at = rest.indexOf(key) + (dropPosition === 'after' ? 1 : 0)
  return [...rest.slice(0, at), moved, ...rest.slice(at)]
}

/** Ids with one of them moved by one place; the same list at either end. */
export function steppedOrder(ids: readonly string[], moved: string, step: -1 | 1) {
  const neighbour = ids[ids.indexOf(moved) + step]
  if (neighbour === undefined || !ids.includes(moved)) return ids
  return movedOrder(ids, moved, { key: neighbour, dropPosition: step < 0 ? 'before' : 'after' })
}
