/** Returns the ids in the order after a drop. Returns the same array if nothing moved. */
export function movedOrder(
  ids: readonly string[],
  moved: string,
  { key, dropPosition }: { key: string; dropPosition: 'before' | 'after' | 'on' },
) {
  if (key === moved || !ids.includes(key) || !ids.includes(moved)) return ids
  const rest = ids.filter((id) => id !== moved)
  const at = rest.indexOf(key) + (dropPosition === 'after' ? 1 : 0)
  return [...rest.slice(0, at), moved, ...rest.slice(at)]
}

/** Moves an id by one position. Returns the same array if the id is already at the end. */
export function moveByOne(ids: readonly string[], moved: string, step: -1 | 1) {
  const neighbour = ids[ids.indexOf(moved) + step]
  if (neighbour === undefined || !ids.includes(moved)) return ids
  return movedOrder(ids, moved, { key: neighbour, dropPosition: step < 0 ? 'before' : 'after' })
}
