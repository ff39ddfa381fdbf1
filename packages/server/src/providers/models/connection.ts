import { request as openHttp, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as openHttps } from 'node:https'
import { isIP } from 'node:net'

import type { LineLimits } from './callPolicy.ts'
import { ProviderFault, type FaultKind } from './providerFault.ts'
import { isPublicAddress, lookupPublic } from '../net/publicAddress.ts'

/** The sockets of one call to a provider. */
export interface Connection {
  fetch: typeof globalThis.fetch
  /** What went wrong on the wire; it says more than what a client library makes of it. */
  fault: () => ProviderFault | null
  /** Closes every socket of the call. Whoever opens a line closes it, come what may. */
  close: () => void
}

const BODILESS = new Set([101, 204, 205, 304])

/** Errors of the wire by their names; a line that breaks is read by how far the answer had come. */
function kindOf(error: Error, hasAnswer: boolean): FaultKind {
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

function bodyOf(incoming: IncomingMessage, limits: LineLimits, watch: Watch) {
  let size = 0
  return new ReadableStream<Uint8Array>({
    start(body) {
      incoming.on('data', (chunk: Buffer) => {
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
      incoming.on('end', () => (watch.stop(), body.close()))
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
  if (!BODILESS.has(status)) {
    return new Response(bodyOf(incoming, limits, watch), { status, headers })
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

interface Sending {
  limits: LineLimits
  isHome: boolean
  open: Set<ClientRequest>
  /** Remembers the first fault of the line, and gives it back. */
  blame: (error: Error, hasAnswer: boolean) => ProviderFault
}

function send(request: Request, body: Buffer | null, sending: Sending): Promise<Response> {
  const { limits, isHome, open, blame } = sending
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const isTls = request.url.startsWith('https:')
  let hasAnswer = false
  const outgoing = (isTls ? openHttps : openHttp)(request.url, {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
    ...(isHome ? {} : { lookup: lookupPublic }),
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

/** A name is looked at when it is looked up; an address that stands for itself is not. */
function isPrivateAddress(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isPublicAddress(host)
}

/**
 * Opens a line to a provider. Addresses elsewhere, as answers name them, must be public ones:
 * only `home`, which the operator has named, may stand inside our network.
 */
export function openConnection(home: string | undefined, limits: LineLimits): Connection {
  const homeOrigin = home === undefined ? null : new URL(home).origin
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
      const isHome = url.origin === homeOrigin
      if (!isHome && isPrivateAddress(url)) throw blame(new Error('Not a public address'), false)
      const body = request.body === null ? null : Buffer.from(await request.arrayBuffer())
      return send(request, body, { limits, isHome, open, blame })
    },
    fault: () => fault,
    close: () => {
      for (const outgoing of open) outgoing.destroy()
    },
  }
}
