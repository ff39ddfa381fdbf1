import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { openLine } from './lightPlayer.ts'
import { startProduct } from './product.ts'
import { median, print, turnAbout } from './table.ts'

const ROUNDS = 3
const SECONDS = 5
const CONNECTIONS = 32

async function rate(url: string): Promise<number> {
  const { host, pathname } = new URL(url)
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
  const end = performance.now() + SECONDS * 1000
  let count = 0
  const read = async () => {
    const { exchange, close } = openLine(url)
    for (; performance.now() < end; count += 1) await exchange(request)
    close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, read))
  return count / SECONDS
}

/** Server that returns its data. It is a thread, because the benchmark's own thread sends requests. */
const BARE = `const { parentPort, workerData } = require('node:worker_threads')
const app = require('fastify')()
app.get('/', (request, reply) => reply.type('application/json').send(workerData))
app.listen({ port: 0, host: '127.0.0.1' }).then((address) => parentPort.postMessage(address))`

/** Compares the story list with a bare route that returns the same bytes, in alternating rounds. */
export async function benchReads() {
  const product = await startProduct()
  const list = `${product.address}/api/v1/stories/`
  const bare = new Worker(BARE, { eval: true, workerData: await (await fetch(list)).text() })
  const [address] = (await once(bare, 'message')) as [string]

  const rates = await turnAbout(
    { rounds: ROUNDS },
    () => rate(list),
    () => rate(address),
  )
  print({
    what: 'Requests for the list of stories',
    ours: median(rates.ours),
    limit: median(rates.limit),
    unit: '/s',
    against: 'bare Fastify with the same response',
  })
  await bare.terminate()
  await product.stop()
}
