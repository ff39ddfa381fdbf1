/** What something says otherwise than before; the rest another tab may have changed meanwhile. */
export const changedIn = <Whole extends object>(now: Whole, before: Whole) =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => Reflect.get(before, key) !== value),
  ) as Partial<Whole>
