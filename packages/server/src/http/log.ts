import type { FastifyInstance } from 'fastify'

/** Structured lines for programs, or one readable line for each request. */
export type LogFormat = 'json' | 'pretty'

const SECRETS = [
  'authorization',
  'password',
  'confirm_password',
  'refresh_token',
  'access_token',
  'token',
]

/** Query strings may carry tokens and what people search for. */
const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/** Databases and parsers quote what they were given, and that may be anybody's text. */
const withoutQuotes = (message: string) => message.replace(/"[^"]*"|'[^']*'/g, '"…"')

/** Where it happened, without the message that stands above. */
const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** A reader who has gone: nothing of ours is to be mended, so where it was noticed says nothing. */
const GONE: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']

const isGone = (error: Error) => 'code' in error && GONE.includes(error.code)

/** Details of database errors quote rows, so only their names are kept. */
const errorFields = (error: Error) => ({
  type: error.name,
  message: withoutQuotes(error.message),
  stack: isGone(error) ? '' : placesOf(error),
  ...('code' in error ? { code: String(error.code) } : {}),
  ...('constraint' in error ? { constraint: String(error.constraint) } : {}),
})

/** Structured lines without secrets, taken out where the line is made. */
export const logOptions = (level: string) => ({
  level,
  redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
    err: errorFields,
  },
})

/** One line for each request, when it is over; its address only for whoever watches a terminal. */
export function logRequests(app: FastifyInstance, format: LogFormat): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    // The address itself may name whom or what somebody reads.
    const route = routeOptions.url ?? 'none'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const address = format === 'pretty' ? { path: pathOf(request.url) } : {}
    request.log.info({ method, route, ...address, status: reply.statusCode, ms }, 'answered')
  })
}
