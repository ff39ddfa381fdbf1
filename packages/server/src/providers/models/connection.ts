import { Agent as HttpAgent, request as openHttp } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as openHttps } from 'node:https'

import { createBrotliDecompress, createInflate, createUnzip, createZstdDecompress } from 'node:zlib'

import type { LineLimits } from './callPolicy.ts'
import { ProviderError, type ProviderErrorKind } from './providerError.ts'
import { isInside, lookupPublic, NotPublicError } from '../net/publicAddress.ts'

export interface Connection {
  fetch: typeof globalThis.fetch
  /** Returns the first error. It is more specific than the error of the client library. */
  fault: () => ProviderError | null
  /** Closes all sockets of the call. The caller must always call it. */
  close: () => void
}

const KEPT_MS = 5000
const PUBLIC = { keepAlive: true, timeout: KEPT_MS, lookup: lookupPublic }

/** Agents for public addresses. Internal addresses have other agents, because reused sockets skip the address check. */
const publicHttp = new HttpAgent(PUBLIC)
const publicHttps = new HttpsAgent(PUBLIC)

const BODILESS = new Set([101, 204, 205, 304])

function kindOf(error: Error, hasAnswer: boolean): ProviderErrorKind {
  if (error instanceof NotPublicError) return 'address_inside'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ECONNRESET' || code === 'EPIPE') return hasAnswer ? 'cut_off' : 'reset'
  if (code.startsWith('HPE_')) return hasAnswer ? 'cut_off' : 'unreadable'
  return hasAnswer ? 'cut_off' : 'unreachable'
}

export function createWatch(expire: (fault: ProviderError) => void) {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const wait = (kind: ProviderErrorKind, what: string, ms: number) => {
    stop()
    timer = setTimeout(() => expire(new ProviderError(kind, `${what} after ${ms} ms`)), ms)
  }
  return { wait, stop }
}
type Watch = ReturnType<typeof createWatch>

type Readable = IncomingMessage | ReturnType<typeof createUnzip>

/** Decompresses the body. Some servers compress although the request does not permit it. */
function unpacked(incoming: IncomingMessage): Readable {
  const encoding = incoming.headers['content-encoding']?.trim().toLowerCase()
  const open = {
    gzip: createUnzip,
    'x-gzip': createUnzip,
    deflate: createInflate,
    br: createBrotliDecompress,
    zstd: createZstdDecompress,
  }
  const create = Object.entries(open).find(([name]) => name === encoding)?.[1]
  if (create === undefined) return incoming
  const plain = create()
  incoming.on('error', (error) => plain.destroy(error))
  plain.on('close', () => incoming.destroy())
  return incoming.pipe(plain)
}

function bodyOf(incoming: Readable, limits: LineLimits, watch: Watch) {
  let size = 0
  return new ReadableStream<Uint8Array>({
    start(body) {
      // Data may arrive after the call is cancelled.
      incoming.on('data', (chunk: Buffer) => {
        if (incoming.destroyed) return
        size += chunk.length
        if (size > limits.maxBytes) {
          return incoming.destroy(new ProviderError('runaway', `over ${limits.maxBytes} bytes`))
        }
        body.enqueue(chunk)
        watch.wait('fell_silent', 'no more', limits.idleMs)
        if ((body.desiredSize ?? 0) > 0) return
        // If the reader is slow, the time does not count against the provider.
        watch.stop()
        incoming.pause()
      })
      incoming.on('end', () => {
        watch.stop()
        if (!incoming.destroyed) body.close()
      })
      incoming.on('error', (error) => (watch.stop(), body.error(error)))
    },
    pull() {
      if (!incoming.isPaused()) return
      watch.wait('fell_silent', 'no more', limits.idleMs)
      incoming.resume()
    },
    cancel() {
      incoming.destroy()
    },
  })
}

function responseOf(incoming: IncomingMessage, limits: LineLimits, watch: Watch): Response {
  const status = incoming.statusCode ?? 502
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  headers.delete('content-encoding')
  headers.delete('content-length')
  if (!BODILESS.has(status)) {
    return new Response(bodyOf(unpacked(incoming), limits, watch), { status, headers })
  }
  watch.stop()
  incoming.resume()
  return new Response(null, { status, headers })
}

function watchSocket(outgoing: ClientRequest, isTls: boolean, limits: LineLimits, watch: Watch) {
  watch.wait('timeout', 'no connection', limits.connectMs)
  outgoing.once('socket', (socket) => {
    const stands = () => watch.wait('no_first_token', 'no first byte', limits.firstByteMs)
    if (socket.connecting) socket.once(isTls ? 'secureConnect' : 'connect', stands)
    else stands()
  })
}

export type OpenLine = (provider: ProviderAddress, limits: LineLimits) => Connection

export interface ProviderAddress {
  /** Base URL of the provider. If undefined, all addresses must be public. */
  address: string | undefined
  isInside: boolean
}

interface Sending {
  limits: LineLimits
  mayBeInside: boolean
  open: Set<ClientRequest>
  blame: (error: Error, hasAnswer: boolean) => ProviderError
}

function send(request: Request, body: Buffer | null, sending: Sending): Promise<Response> {
  const { limits, mayBeInside, open, blame } = sending
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const isTls = request.url.startsWith('https:')
  let hasAnswer = false
  const publicAgent = isTls ? publicHttps : publicHttp
  const outgoing = (isTls ? openHttps : openHttp)(request.url, {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
    ...(mayBeInside ? {} : { agent: publicAgent }),
  })
  open.add(outgoing)
  const watch = createWatch((late) => outgoing.destroy(blame(late, hasAnswer)))
  watchSocket(outgoing, isTls, limits, watch)
  outgoing.on('response', (incoming) => {
    hasAnswer = true
    incoming.on('error', (error) => blame(error, true))
    resolve(responseOf(incoming, limits, watch))
  })
  outgoing.on('error', (error) => (watch.stop(), reject(blame(error, hasAnswer))))
  outgoing.on('close', () => (watch.stop(), open.delete(outgoing)))
  outgoing.end(body)
  return promise
}

/** Opens a connection. All addresses must be public. If `isInside` is set, that of the provider may be internal. */
export const openConnection: OpenLine = (provider, limits) => {
  const { address, isInside: isLetInside } = provider
  const trusted = address !== undefined && isLetInside ? new URL(address).origin : null
  const open = new Set<ClientRequest>()
  let fault: ProviderError | null = null
  const blame: Sending['blame'] = (error, hasAnswer) => {
    fault ??=
      error instanceof ProviderError
        ? error
        : new ProviderError(kindOf(error, hasAnswer), error.message)
    return fault
  }

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const mayBeInside = url.origin === trusted
      if (!mayBeInside && isInside(url)) throw blame(new NotPublicError(), false)
      const body = request.body === null ? null : Buffer.from(await request.arrayBuffer())
      return send(request, body, { limits, mayBeInside, open, blame })
    },
    fault: () => fault,
    close: () => {
      for (const outgoing of open) outgoing.destroy()
    },
  }
}
