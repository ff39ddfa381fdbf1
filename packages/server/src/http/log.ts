import type { FastifyInstance } from 'fastify'

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
/** Matches files. They are not logged, because each page loads dozens of them. */
const FILE = /\.\w+$/
/** Characters that a terminal could interpret. */
const UNPRINTABLE = /[^\x21-\x7E]/g

function wordsOf({ level, msg, method, path = '', status = 0, ms = 0, err }: Line): string | null {
  if (level >= WARN) return err ? `${msg}: ${err.type}: ${err.message}\n${err.stack}` : msg
  if (method === undefined) return null
  if (FILE.test(path) && status < 400) return null
  return `${method.padEnd(6)} ${status} ${path.replace(UNPRINTABLE, '?')} ${Math.round(ms)} ms`
}

export const terminalLog = (out: { write(text: string): unknown }) => ({
  write(text: string) {
    const line = JSON.parse(text) as Line
    const words = wordsOf(line)
    if (words !== null) out.write(`${new Date(line.time).toTimeString().slice(0, 8)} ${words}\n`)
  },
})

export type LogFormat = 'json' | 'pretty'

const SECRETS = [
  'authorization',
  'password',
  'confirm_password',
  'refresh_token',
  'access_token',
  'token',
]

/** Removes the query string, which may contain tokens or search text. */
const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/** Removes quoted text, because databases and parsers quote user input. */
const withoutQuotes = (message: string) => message.replace(/"[^"]*"|'[^']*'/g, '"…"')

const stackOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Error codes of disconnected clients, whose stack traces are useless. */
const GONE: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']

/** Returns the error fields to log. Omits database details, because they quote rows. */
const errorFields = (error: Error) => ({
  type: error.name,
  message: withoutQuotes(error.message),
  stack: 'code' in error && GONE.includes(error.code) ? '' : stackOf(error),
  ...('code' in error ? { code: String(error.code) } : {}),
  ...('constraint' in error ? { constraint: String(error.constraint) } : {}),
})

/** Logger options. They redact secrets before a line is written. */
export const logOptions = (level: string) => ({
  level,
  redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
    err: errorFields,
  },
})

/** Logs each request. Only the terminal format includes the path. */
export function logRequests(app: FastifyInstance, format: LogFormat): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    // Logs the route pattern, because a path may identify a user or a story.
    const route = routeOptions.url ?? 'none'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const address = format === 'pretty' ? { path: pathOf(request.url) } : {}
    request.log.info({ method, route, ...address, status: reply.statusCode, ms }, 'answered')
  })
}
