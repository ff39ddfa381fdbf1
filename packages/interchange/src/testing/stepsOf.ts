const COUNTED = [
  [Map.prototype, ['get', 'set', 'has']],
  [Set.prototype, ['add', 'has']],
  [String.prototype, ['startsWith']],
] as const

/**
 * How often anything is looked up or kept in a Map or a Set, or names are compared, while something is done. Copies of them
 * count with all that is in them; no clock is asked, so a busy machine counts the same.
 */
export async function stepsOf(done: () => Promise<unknown>): Promise<number> {
  let steps = 0
  const restores = COUNTED.flatMap(([owner, names]) =>
    names.map((name) => {
      const own = Object.getOwnPropertyDescriptor(owner, name)
      if (!own) throw new Error(`There is no ${name} to count.`)
      const counted = function (this: unknown, ...given: unknown[]): unknown {
        steps += 1
        return Reflect.apply(own.value, this, given)
      }
      Object.defineProperty(owner, name, { ...own, value: counted })
      return () => Object.defineProperty(owner, name, own)
    }),
  )
  try {
    await done()
  } finally {
    for (const restore of restores) restore()
  }
  return steps
}
