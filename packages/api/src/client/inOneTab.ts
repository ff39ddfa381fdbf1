/**
 * Where the browser has locks, only one tab at a time does what goes by a name; the others find what came of
 * it. A browser that keeps nothing for the site refuses every lock: there a tab does it for itself.
 */
export async function inOneTab<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return task()
  let isBegun = false
  const begin = () => {
    isBegun = true
    return task()
  }
  return locks.request(`kathasagar-${name}`, begin).catch((error: unknown) => {
    if (isBegun) throw error
    return task()
  })
}
