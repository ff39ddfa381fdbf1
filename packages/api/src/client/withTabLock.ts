/** Runs a task in one tab at a time. Runs it directly if locks are unavailable. */
export async function withTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
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
