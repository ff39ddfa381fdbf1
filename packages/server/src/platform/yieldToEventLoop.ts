/** Longest work before the event loop runs, in ms. */
const STRETCH_MS = 8

export async function inSteps(steps: Iterable<undefined>): Promise<void> {
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

/** Minimum length of a long text, in characters. */
const LONG = 500
let last: Promise<void> = Promise.resolve()

/** Starts at most one long text per iteration of the event loop. */
export const inTurn = async (signs: number): Promise<void> => {
  if (signs < LONG) return
  await (last = last.then(yieldToEventLoop))
}
