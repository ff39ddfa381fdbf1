import autocannon from 'autocannon'
import Fastify from 'fastify'

import { startProduct } from './product.ts'
import { median, print, turnAbout } from './table.ts'

const ROUNDS = 3
const SECONDS = 5

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: SECONDS })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with a failure`)
  return result.requests.average
}

/** Compares the story list with a bare route that returns the same bytes, in alternating rounds. */
export async function benchReads() {
  const product = await startProduct()
  const list = `${product.address}/api/v1/stories/`
  const body = await (await fetch(list)).text()
  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.type('application/json').send(body))
  const address = await bare.listen({ port: 0, host: '127.0.0.1' })

  const rates = await turnAbout(
    { rounds: ROUNDS },
    () => rate(list),
    () => rate(address),
  )
  print({
    what: 'GET /stories/ by a guest',
    ours: median(rates.ours),
    limit: median(rates.limit),
    unit: 'req/s',
    against: 'bare Fastify, same bytes, in this process',
  })
  await bare.close()
  await product.stop()
}
