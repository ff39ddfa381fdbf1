import { connect, createServer, type Socket } from 'node:net'

import { listenOnLoopback } from './listenOnLoopback.ts'

export type CuttableLine = Awaited<ReturnType<typeof openCuttableLine>>

function join(near: Socket, far: Socket): void {
  for (const [end, opposite] of [
    [near, far],
    [far, near],
  ] as const) {
    end.on('error', () => end.destroy())
    end.on('close', () => opposite.destroy())
    end.pipe(opposite)
  }
}

export async function openCuttableLine(url: string) {
  const { hostname, port } = new URL(url)
  const callers = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    callers.add(near)
    near.on('close', () => callers.delete(near))
    join(near, connect(Number(port), hostname))
  })
  const opened = await listenOnLoopback(server)
  const address = new URL(url)
  address.host = `127.0.0.1:${opened.port}`
  const breakAll = () => {
    for (const caller of callers) caller.destroy()
  }

  return {
    url: address.href,
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      breakAll()
      await opened.close()
    },
  }
}
