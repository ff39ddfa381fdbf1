import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'

import type { OutsideWeb } from '../providers/images/outsideWeb.ts'
import { listenOnLoopback } from './listenOnLoopback.ts'

export const PUBLIC_ADDRESS = '93.184.215.14'

export interface OutsideWorld {
  web: OutsideWeb
  /** Addresses of hosts. Others resolve to the public address. */
  names: Map<string, (() => string[]) | string[]>
  /** `host/path` of the requests received. */
  arrived: string[]
  /** Addresses of the connections opened. */
  dialled: string[]
  close(): Promise<void>
}

/** Opens a local server for every public host. The test resolves the names. */
export async function openOutsideWorld(answer: RequestListener): Promise<OutsideWorld> {
  const arrived: string[] = []
  const server = createServer((request, response) => {
    arrived.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  const { port, close } = await listenOnLoopback(server)
  const names: OutsideWorld['names'] = new Map()
  const dialled: string[] = []

  const open = (url: URL, address: string, signal: AbortSignal) => {
    dialled.push(address)
    const { pathname: path, host } = url
    return new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, headers: { host }, agent: false, signal }
      get(options, resolve).on('error', reject)
    })
  }
  return {
    web: {
      resolve: async (host) => {
        const known = names.get(host) ?? [PUBLIC_ADDRESS]
        return typeof known === 'function' ? known() : known
      },
      open,
    },
    names,
    arrived,
    dialled,
    close,
  }
}
