/** Maximum time of work before it yields, in ms. */
const STRETCH_MS = 8

export async function runInSteps(steps: Iterable<undefined>): Promise<void> {
  let began = performance.now()
  for (const _step of steps) {
    if (performance.now() - began < STRETCH_MS) continue
    await yieldToEventLoop()
    began = performance.now()
  }
}

export const yieldToEventLoop = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

/** Minimum length of a text to delay, in characters. */
const LONG = 500
let last: Promise<void> = Promise.resolve()

/** Waits, so that processing of only one long text starts per iteration of the event loop. */
export const inTurn = async (signs: number): Promise<void> => {
  if (signs < LONG) return
  await (last = last.then(yieldToEventLoop))
}
