import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'

import { listenOnLoopback } from './listenOnLoopback.ts'

export async function startMuteServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  const { port, close } = await listenOnLoopback(server)
  return {
    address: `127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await close()
    },
  }
}

/** Program that accepts no connections. Its backlog is 1, so further connections wait forever. */
const SLEEPER = `
const { parentPort } = require('node:worker_threads')
const server = require('node:net').createServer()
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  parentPort.postMessage(server.address().port)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})`
const CALLERS = 6

export async function startFullServer() {
  const sleeper = new Worker(SLEEPER, { eval: true })
  const [port] = (await once(sleeper, 'message')) as [number]
  const callers = Array.from({ length: CALLERS }, () =>
    connect(port, '127.0.0.1').on('error', () => undefined),
  )
  await Promise.race(callers.map((caller) => once(caller, 'connect')))
  return {
    address: `127.0.0.1:${port}`,
    close: async () => {
      for (const caller of callers) caller.destroy()
      await sleeper.terminate()
    },
  }
}
