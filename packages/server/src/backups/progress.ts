const WIDTH = 30
const STEPS = 20

export function progressOf(total: number, tell: (line: string) => void): (parts: number) => void {
  let done = 0
  let told = 0
  return (parts) => {
    done += parts
    const step = total === 0 ? STEPS : Math.floor((done / total) * STEPS)
    if (step <= told) return
    told = step
    const filled = Math.round((WIDTH * step) / STEPS)
    const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`
    tell(`[${bar}] ${done.toLocaleString('en')} of ${total.toLocaleString('en')} rows`)
  }
}
