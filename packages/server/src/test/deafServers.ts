import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'

import { listenOnLoopback } from './listenOnLoopback.ts'

/** A server that one can knock at and never talk to. */
export interface DeafServer {
  /** Host and port. */
  address: string
  close: () => Promise<void>
}

/** Takes every connection and never says a word: a handshake with it has no end. */
export async function startMuteServer(): Promise<DeafServer> {
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

/** Listens with room for one caller, then sleeps for ever: nobody takes who waits at the door. */
const SLEEPER = `
const { parentPort } = require('node:worker_threads')
const server = require('node:net').createServer()
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  parentPort.postMessage(server.address().port)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})`
/** More than find room at the door. */
const CALLERS = 6

/** A listener whose queue is full: to connect to it never ends. */
export async function startFullServer(): Promise<DeafServer> {
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
