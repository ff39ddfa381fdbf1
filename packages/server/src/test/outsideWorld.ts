import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'

import type { OutsideWeb } from '../providers/images/fetchOutside.ts'
import { listenOnLoopback } from './listenOnLoopback.ts'

export const PUBLIC_ADDRESS = '93.184.215.14'

export type OutsideWorld = Awaited<ReturnType<typeof openOutsideWorld>>

/** Opens a local server that stands in for all public hosts. The test defines their addresses. */
export async function openOutsideWorld(answer: RequestListener) {
  const arrived: string[] = []
  const server = createServer((request, response) => {
    arrived.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  const { port, close } = await listenOnLoopback(server)
  /** IP addresses by host. Other hosts resolve to `PUBLIC_ADDRESS`. */
  const names = new Map<string, (() => string[]) | string[]>()
  const dialled: string[] = []

  const open = (url: URL, address: string, signal: AbortSignal) => {
    dialled.push(address)
    const { pathname: path, host } = url
    return new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, headers: { host }, agent: false, signal }
      get(options, resolve).on('error', reject)
    })
  }
  const resolve = async (host: string) => {
    const known = names.get(host) ?? [PUBLIC_ADDRESS]
    return typeof known === 'function' ? known() : known
  }
  const web: OutsideWeb = { resolve, open }
  return { web, names, arrived, dialled, close }
}
