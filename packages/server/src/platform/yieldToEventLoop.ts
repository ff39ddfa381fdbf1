/** Maximum working time before yielding, in ms. */
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

/** Queues the caller, so that each iteration of the event loop starts at most one long text. */
export const inTurn = async (signs: number): Promise<void> => {
  if (signs < LONG) return
  await (last = last.then(yieldToEventLoop))
}
