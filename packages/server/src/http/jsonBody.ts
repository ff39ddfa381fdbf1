import type { FastifyInstance, FastifyRequest } from 'fastify'

import { inTurn } from '../platform/yieldToEventLoop.ts'

const MAX_DEPTH = 32
/** Maximum number of keys and array items per 64 KiB of the body limit. */
const MAX_KEYS = 2000
const PER_BYTES = 64 * 1024

function isTooComplex(value: unknown, maxKeys: number): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  let keys = 0
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (typeof item.value !== 'object' || item.value === null) continue
    if (item.depth > MAX_DEPTH) return true
    const children: unknown[] = Object.values(item.value)
    keys += children.length
    if (keys > maxKeys) return true
    for (const child of children) open.push({ value: child, depth: item.depth + 1 })
  }
  return false
}

function countPairs(value: unknown): number {
  const open = [value]
  let pairs = 0
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (typeof item !== 'object' || item === null) continue
    const children: unknown[] = Object.values(item)
    if (!Array.isArray(item)) pairs += children.length
    for (const child of children) if (typeof child === 'object') open.push(child)
  }
  return pairs
}

/** Counts colons outside of strings. A regular expression would overflow the stack. */
function countColons(json: string): number {
  let colons = 0
  for (let at = 0; ;) {
    const open = json.indexOf('"', at)
    colons += json.slice(at, open < 0 ? undefined : open).split(':').length - 1
    if (open < 0) return colons
    let close = json.indexOf('"', open + 1)
    while (isEscaped(json, close)) close = json.indexOf('"', close + 1)
    if (close < 0) return colons
    at = close + 1
  }
}

function isEscaped(json: string, at: number): boolean {
  let slashes = 0
  while (json[at - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}

/** Returns true if a key is repeated. JSON contains one colon per pair, so the counts differ. */
const hasDuplicateKey = (text: string, value: unknown) => countColons(text) !== countPairs(value)

const badBody = (why: string) => Object.assign(new Error(why), { statusCode: 400 })

/** Returns the maximum number of keys. Stories have no such limit: their size and schema limit them. */
const maxKeysOf = ({ bodyLimit, config }: FastifyRequest['routeOptions']) =>
  config.keepsNames ? Infinity : MAX_KEYS * Math.max(1, (bodyLimit ?? 0) / PER_BYTES)

/** Accepts only JSON. Refuses keys such as `__proto__`, except in stories, whose schema checks the keys. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const strict = app.getDefaultJsonParser('error', 'error')
  const keepingNames = app.getDefaultJsonParser('ignore', 'ignore')
  app.removeAllContentTypeParsers()
  const parsed = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      const parse = request.routeOptions.config.keepsNames ? keepingNames : strict
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)))
    })
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      if (text === '') return undefined
      await inTurn(text.length)
      const body = await parsed(request, text)
      if (isTooComplex(body, maxKeysOf(request.routeOptions))) throw badBody('too deep or too wide')
      if (hasDuplicateKey(text, body)) throw badBody('a name stands twice')
      // Yields again, because validation takes as long as parsing.
      await inTurn(text.length)
      return body
    },
  )
}
