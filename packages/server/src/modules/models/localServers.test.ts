import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { findLocalServers } from '../../providers/models/providerProbe.ts'
import { adminOfModels } from '../../test/adminModels.ts'
import { registerAdmin } from '../../test/admins.ts'
import { openTestApp } from '../../test/openTestApp.ts'

let ports: Record<string, number> = {}
const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const app = await openTestApp({ ports: { findLocalServers: () => findLocalServers(ports) } })
const admin = await registerAdmin(app)
const models = adminOfModels(app, admin)
const found = async () => (await app.ask('listLocalServers', { token: admin.access_token })).servers

async function run(respond: RequestListener) {
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    respond(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => (server.closeAllConnections(), server.close()))
  return { paths, port: (server.address() as AddressInfo).port }
}

const lists =
  (...names: string[]): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify({ data: names.map((id) => ({ id })) }))

test('finds a model server with one request, and offers it until it is connected', async () => {
  const { paths, port } = await run(lists('nomic-embed-text', 'llama3.2', 'gemma3'))
  ports = { Ollama: port }
  const base_url = `http://127.0.0.1:${port}/v1`

  const before = await found()
  const asked = [...paths]
  const { status } = await models.add({
    name: 'At home',
    kind: 'openai-compatible',
    base_url: `http://localhost:${port}/v1`,
    allow_private_network: true,
  })

  expect(before).toEqual([{ name: 'Ollama', base_url, model: 'llama3.2' }])
  expect(asked).toEqual(['/v1/models'])
  expect([status, await found()]).toEqual([201, []])
})

const KIBIBYTE = 'x'.repeat(1024)

test.each<[string, RequestListener]>([
  ['HTML', (_, response) => response.end('<h1>It works!</h1>')],
  ['other JSON', (_, response) => response.end('{"data": {"id": 4}}')],
  ['only models that cannot narrate', lists('all-minilm', 'whisper-1')],
  ['a status of a failure', (_, response) => response.writeHead(500).end('{"data": ["m"]}')],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/v1/others' }).end()],
  ['too much', (_, response) => response.end(JSON.stringify(Array(400).fill(KIBIBYTE)))],
  ['nothing in time', () => undefined],
  [
    'a list in drops',
    (_, response) => {
      const drops = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(drops))
    },
  ],
])('a program that answers %s is ignored', async (_, respond) => {
  const { paths, port } = await run(respond)
  const other = await run(lists('llama3.2'))
  ports = { vLLM: port, 'LM Studio': other.port }
  const began = performance.now()

  const names = (await found()).map(({ name }) => name)

  expect(names).toEqual(['LM Studio'])
  expect(paths).toHaveLength(1)
  expect(performance.now() - began).toBeLessThan(2000)
})
