/** Returns only changed fields, because another tab may have changed others. */
export const changedIn = <Whole extends object>(now: Whole, before: Whole) =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => Reflect.get(before, key) !== value),
  ) as Partial<Whole>
