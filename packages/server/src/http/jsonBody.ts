import type { FastifyInstance } from 'fastify'

const MAX_DEPTH = 32

/** Deep nesting costs every later reader of the value; no form of ours needs it. */
function isTooDeep(value: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (typeof item.value !== 'object' || item.value === null) continue
    if (item.depth > MAX_DEPTH) return true
    for (const child of Object.values(item.value))
      open.push({ value: child, depth: item.depth + 1 })
  }
  return false
}

/** Requests are JSON or have no body. Keys that would reach a prototype are refused. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    return void parse(request, String(text), (error, body) => {
      if (error) return done(error)
      if (isTooDeep(body)) return done(Object.assign(new Error('too deep'), { statusCode: 400 }))
      return done(null, body)
    })
  })
}
