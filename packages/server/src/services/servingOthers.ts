/** Between one piece of long work and the next others are served. */
export const servingOthers = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

/** Signs from which on a text is long work; what is shorter waits for nobody. */
const LONG = 500
let last: Promise<void> = Promise.resolve()

/**
 * Waits until a long text may be worked on: one a turn of the event loop, however many came at once, so that the
 * loop stands still for one of them at most.
 */
export const inTurn = async (signs: number): Promise<void> => {
  if (signs < LONG) return
  await (last = last.then(servingOthers))
}
