/** Runs steps in parallel. Each occupies `cores`; `after` names a step to wait for. */
export async function schedule(steps, cores, runStep) {
  const waiting = [...steps]
  const running = new Set()
  const results = new Map()
  let free = cores

  const isAwaiting = ({ after }) => steps.some((step) => step.name === after && !results.has(step))
  const begin = (step) => {
    const taken = Math.min(step.cores, cores)
    free -= taken
    const ended = runStep(step).then((result) => {
      results.set(step, result)
      free += taken
      running.delete(ended)
    })
    running.add(ended)
  }
  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.slice()) {
      if (Math.min(step.cores, cores) > free || isAwaiting(step)) continue
      waiting.splice(waiting.indexOf(step), 1)
      begin(step)
    }
    await Promise.race(running)
  }
  return steps.map((step) => results.get(step))
}
