/** Longest stretch of work in small steps before others are served, in ms. */
const STRETCH_MS = 8

/** Takes the steps of long work, and yields to the event loop between stretches of a few ms. */
export async function inSteps(steps: Iterable<undefined>): Promise<void> {
  let began = performance.now()
  for (const _step of steps) {
    if (performance.now() - began < STRETCH_MS) continue
    await servingOthers()
    began = performance.now()
  }
}

/** Yields to the event loop, so that others are served between two pieces of long work. */
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
