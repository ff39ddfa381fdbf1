const WIDTH = 30
/** Number of lines without a terminal, one per 5 %. */
const LINES = 20

const clock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

export function progressBar(what, total) {
  const started = performance.now()
  let done = 0
  return (note = '') => {
    done += 1
    const seconds = (performance.now() - started) / 1000
    const filled = Math.round((WIDTH * done) / total)
    const left = clock((seconds / done) * (total - done))
    const line = `${what} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${total}, ${clock(seconds)}, ${left} to go ${note}`
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001B[2K${line}${done === total ? '\n' : ''}`)
    else if (done === total || done % Math.ceil(total / LINES) === 0) console.error(line)
  }
}
