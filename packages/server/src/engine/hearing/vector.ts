/** A direction in the space of meanings. */
export type Vector = Float32Array

/** How much two directions agree: 1 the same, 0 nothing to do with one another. */
export function agreement(one: Vector | undefined, other: Vector | undefined): number {
  if (one === undefined || other === undefined) return 0
  let all = 0
  for (let i = 0; i < one.length; i += 1) all += (one[i] ?? 0) * (other[i] ?? 0)
  return all
}

/** The direction of several together, each by its weight; none where they say nothing. */
export function together(
  parts: readonly (readonly [Vector | undefined, number])[],
): Vector | undefined {
  let all: Float32Array | undefined
  for (const [part, weight] of parts) {
    if (part === undefined) continue
    all ??= new Float32Array(part.length)
    for (let i = 0; i < part.length; i += 1) all[i] = (all[i] ?? 0) + weight * (part[i] ?? 0)
  }
  if (all === undefined) return undefined
  const length = Math.sqrt(agreement(all, all))
  return length === 0 ? undefined : all.map((part) => part / length)
}
