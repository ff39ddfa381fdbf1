import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const WORKER = '/sw.js'
const ACTION = /\/action$/

export interface ControlledProxy {
  url: string
  /** Serves another service worker, as after a new build. */
  deploy: () => void
  /** Delays actions, or requests to `path`. Returns a function that releases them. */
  hold: (path?: RegExp) => () => void
  close: () => Promise<void>
}

interface Passage {
  hostname: string
  port: string
  body: Buffer
  to: ServerResponse
  addition: string | undefined
}

function passOn({ method, url, headers }: IncomingMessage, passage: Passage) {
  const { hostname, port, body, to, addition } = passage
  const asked = {
    hostname,
    port,
    method,
    path: url,
    headers: { ...headers, host: `${hostname}:${port}` },
  }
  const onward = request(asked, (answer) => {
    const { 'content-length': _length, ...rest } = answer.headers
    to.writeHead(answer.statusCode ?? 502, rest)
    answer.pipe(to, { end: false })
    answer.once('end', () => to.end(addition))
  })
  onward.once('error', () => to.destroy())
  to.once('close', () => onward.destroy())
  onward.end(body)
}

export async function openProxy(address: string): Promise<ControlledProxy> {
  const { hostname, port } = new URL(address)
  let isNewer = false
  let held: { path: RegExp; until: Promise<void> } | undefined

  const receive = async (incoming: IncomingMessage, to: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    // Requests the uncompressed file, so that a line can be added.
    if (incoming.url === WORKER) incoming.headers = { accept: '*/*' }
    if (held?.path.test(incoming.url ?? '')) await held.until
    const addition = incoming.url === WORKER && isNewer ? '\n// newer' : undefined
    passOn(incoming, { hostname, port, body: Buffer.concat(parts), to, addition })
  }
  const server = createServer((incoming, to) => void receive(incoming, to))
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve))

  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    deploy: () => void (isNewer = true),
    hold: (path = ACTION) => {
      let release = () => {}
      held = { path, until: new Promise((resolve) => (release = resolve)) }
      return release
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
