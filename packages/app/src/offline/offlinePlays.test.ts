import type { OfflinePlay } from '@kathasagar/api/contract'
import { expect, test, vi } from 'vitest'

import { movePlays, savePlay, readPlay } from './offlinePlays.ts'

const kept = new Map<string, Response>()
vi.stubGlobal('caches', {
  open: async () => ({
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    match: async (address: string) => kept.get(here(address))?.clone(),
    put: async (address: string, answer: Response) => void kept.set(here(address), answer),
    delete: async (asked: string | Request) => kept.delete(here(asked)),
  }),
})
const here = (asked: string | Request) =>
  new URL(typeof asked === 'string' ? asked : asked.url, 'http://localhost').href

const play = (session_id: string) =>
  ({ session_id, story_key: 'rope', structure: { nodes: {} } }) as unknown as OfflinePlay

test('moves a guest’s stored stories to the account', async () => {
  const ids = ['one', 'two', 'three']
  for (const id of ids) await savePlay('guest', play(id))

  await movePlays('guest', 'tara')

  expect(await Promise.all(ids.map((id) => readPlay('tara', id)))).toEqual(ids.map(play))
  expect(await Promise.all(ids.map((id) => readPlay('guest', id)))).toEqual([null, null, null])
})
