interface Line {
  level: number
  time: number
  msg: string
  method?: string
  path?: string
  status?: number
  ms?: number
  err?: { type: string; message: string; stack: string }
}

const WARN = 40
/** Path of a file. Each page loads dozens of files. */
const FILE = /\.\w+$/
/** Characters that a terminal could interpret. */
const UNPRINTABLE = /[^\x21-\x7E]/g

const clock = (time: number) => new Date(time).toTimeString().slice(0, 8)

function wordsOf({ level, msg, method, path = '', status = 0, ms = 0, err }: Line): string | null {
  if (level >= WARN) return err ? `${msg}: ${err.type}: ${err.message}\n${err.stack}` : msg
  if (method === undefined) return null
  if (FILE.test(path) && status < 400) return null
  return `${method.padEnd(6)} ${status} ${path.replace(UNPRINTABLE, '?')} ${Math.round(ms)} ms`
}

/** Prints one line per request and all problems. Skips files that were found. */
export const terminalLog = (out: { write(text: string): unknown }) => ({
  write(text: string) {
    const line = JSON.parse(text) as Line
    const words = wordsOf(line)
    if (words !== null) out.write(`${clock(line.time)} ${words}\n`)
  },
})
