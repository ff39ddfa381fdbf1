import dns from 'node:dns'
import { createServer, type ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'

import { afterEach, expect, test, vi } from 'vitest'

import { lookupPinnedTo } from '../images/fetchOutside.ts'
import { listenOnLoopback } from '../../test/listenOnLoopback.ts'
import { CALL_POLICY } from './callPolicy.ts'
import { openConnection } from './connection.ts'

let closeServer: () => Promise<void>
afterEach(() => closeServer())

async function listen(answer: (response: ServerResponse) => void): Promise<string> {
  const { url, close } = await listenOnLoopback(createServer((_, response) => answer(response)))
  closeServer = close
  return url
}

test('ends an answer with buffered data without an error after cancellation', async () => {
  const faults: unknown[] = []
  const note = (fault: unknown) => faults.push(fault)
  process.on('uncaughtException', note)
  const address = await listen((response) => response.end(Buffer.alloc(400_000, 'a')))
  const connection = openConnection({ address, isInside: true }, CALL_POLICY.text)

  for (let round = 0; round < 20; round += 1) {
    const { body } = await connection.fetch(address)
    const reader = body?.getReader()
    await new Promise((resolve) => setImmediate(resolve))
    await reader?.read()
    await reader?.cancel()
  }
  await new Promise((resolve) => setImmediate(resolve))
  process.off('uncaughtException', note)
  connection.close()

  expect(faults).toEqual([])
})

function leadNamesHere() {
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(lookupPinnedTo('127.0.0.1') as never)
  syncBuiltinESMExports()
  return () => {
    lookup.mockRestore()
    syncBuiltinESMExports()
  }
}

test('does not reuse the private connection of a trusted call for an untrusted one', async () => {
  const { port } = new URL(await listen((response) => response.end('told')))
  const address = `http://inside.example:${port}`
  const restore = leadNamesHere()
  const ask = async (isInside: boolean) =>
    (await openConnection({ address, isInside }, CALL_POLICY.text).fetch(address)).text()

  const trusted = await ask(true)
  await new Promise((resolve) => setImmediate(resolve))
  const untrusted = ask(false)

  await expect(untrusted).rejects.toMatchObject({ kind: 'address_inside' })
  expect(trusted).toBe('told')
  restore()
})
