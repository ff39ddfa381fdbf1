import {
  Agent as HttpAgent,
  request as openHttp,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as openHttps } from 'node:https'

import { createBrotliDecompress, createInflate, createUnzip, createZstdDecompress } from 'node:zlib'

import type { LineLimits } from './callPolicy.ts'
import { ProviderFault, type FaultKind } from './providerFault.ts'
import { isInside, lookupPublic, NotPublicError } from '../net/publicAddress.ts'

/** The sockets of one call to a provider. */
export interface Connection {
  fetch: typeof globalThis.fetch
  /** What went wrong on the wire; it says more than what a client library makes of it. */
  fault: () => ProviderFault | null
  /** Closes every socket of the call. Whoever opens a line closes it, come what may. */
  close: () => void
}

/** As long as sockets are kept for all other calls. */
const KEPT_MS = 5000
const PUBLIC = { keepAlive: true, timeout: KEPT_MS, lookup: lookupPublic }

/**
 * Sockets that are kept for calls to public addresses alone. One of a call that may go inside must never
 * be taken for them: a socket that stands is not looked up again.
 */
const publicHttp = new HttpAgent(PUBLIC)
const publicHttps = new HttpsAgent(PUBLIC)

const BODILESS = new Set([101, 204, 205, 304])

/** Errors of the wire by their names; a line that breaks is read by how far the answer had come. */
function kindOf(error: Error, hasAnswer: boolean): FaultKind {
  if (error instanceof NotPublicError) return 'address_inside'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ECONNRESET' || code === 'EPIPE') return hasAnswer ? 'cut_off' : 'reset'
  if (code.startsWith('HPE_')) return hasAnswer ? 'cut_off' : 'unreadable'
  return hasAnswer ? 'cut_off' : 'unreachable'
}

/** One timer for whatever is waited for now. */
function createWatch(expire: (fault: ProviderFault) => void) {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const wait = (what: string, ms: number) => {
    stop()
    timer = setTimeout(() => expire(new ProviderFault('timeout', `${what} after ${ms} ms`)), ms)
  }
  return { wait, stop }
}
type Watch = ReturnType<typeof createWatch>

type Readable = IncomingMessage | ReturnType<typeof createUnzip>

/** Returns the body as it was before the server packed it, though nobody has asked for that. */
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
      // What was read before a cancel still comes after it: nobody takes it any more.
      incoming.on('data', (chunk: Buffer) => {
        if (incoming.destroyed) return
        size += chunk.length
        if (size > limits.maxBytes) {
          return incoming.destroy(new ProviderFault('runaway', `over ${limits.maxBytes} bytes`))
        }
        body.enqueue(chunk)
        watch.wait('no more', limits.idleMs)
        if ((body.desiredSize ?? 0) > 0) return
        // Whoever reads is slow: that is not the provider's silence.
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
      watch.wait('no more', limits.idleMs)
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

/** Waits for the connection, then for the first byte. */
function watchSocket(outgoing: ClientRequest, isTls: boolean, limits: LineLimits, watch: Watch) {
  watch.wait('no connection', limits.connectMs)
  outgoing.once('socket', (socket) => {
    const stands = () => watch.wait('no first byte', limits.firstByteMs)
    if (socket.connecting) socket.once(isTls ? 'secureConnect' : 'connect', stands)
    else stands()
  })
}

/** Where a provider lives. */
export interface Home {
  /** Absent where it is not known: every address must be a public one. */
  address: string | undefined
  /** Whether the operator lets it stand inside our own network. */
  isInside: boolean
}

interface Sending {
  limits: LineLimits
  /** Whether the address may be one of our own network. */
  mayBeInside: boolean
  open: Set<ClientRequest>
  /** Remembers the first fault of the line, and gives it back. */
  blame: (error: Error, hasAnswer: boolean) => ProviderFault
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

/**
 * Opens a line to a provider. Addresses must be public ones, and names lead to such: only `home` may
 * stand inside our network, where the operator lets it.
 */
export function openConnection(home: Home, limits: LineLimits): Connection {
  const { address, isInside: isLetInside } = home
  const trusted = address !== undefined && isLetInside ? new URL(address).origin : null
  const open = new Set<ClientRequest>()
  let fault: ProviderFault | null = null
  const blame: Sending['blame'] = (error, hasAnswer) => {
    fault ??=
      error instanceof ProviderFault
        ? error
        : new ProviderFault(kindOf(error, hasAnswer), error.message)
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
