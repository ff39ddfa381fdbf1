import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startFaultServer } from '../packages/server/src/test/faultServer.ts'
import { milliseconds, signUp, type Player } from './player.ts'
import { startProduct } from './product.ts'
import { printGrowth } from './table.ts'

/** As many turns as a provider may have in flight and waiting. */
const HANGING = 70
const READS = 400
const PATHS = ['/stories/', '/stories/featured/', '/categories/', '/models/featured']

/** Puts a provider that never answers behind the free storyteller. */
function connectSilence(folder: string, url: string): void {
  const file = join(folder, 'models.json')
  const p = { kind: 'openai-compatible', base_url: `${url}/v1` }
  const models = { kathakar: { provider: 'p', model: 'silent' } }
  writeFileSync(file, JSON.stringify({ providers: { p }, models }))
  process.env['MODELS_FILE'] = file
}

/** Reads of all addresses, taken turn about. */
async function readsOf(addresses: readonly string[]): Promise<number[][]> {
  const times = addresses.map((): number[] => [])
  for (let read = 0; read < READS; read += 1) {
    const path = PATHS[read % PATHS.length]
    for (const [index, address] of addresses.entries()) {
      times[index]?.push(await milliseconds(() => fetch(`${address}/api/v1${path}`)))
    }
  }
  return times
}

/** Begins a turn in each of many sessions; none of them is told. */
async function hang({ send }: Player): Promise<Promise<unknown>[]> {
  const list = (await (await send('GET', '/stories/')).json()) as { stories: { id: string }[] }
  const turns: Promise<unknown>[] = []
  for (let session = 0; session < HANGING; session += 1) {
    const begun = await send('PUT', '/game/sessions/', { story_id: list.stories[0]?.id })
    const { id } = (await begun.json()) as { id: string }
    const action = { action_type: 'continue', selected_model: 'kathakar' }
    turns.push(send('POST', `/game/sessions/${id}/action`, action).catch(() => undefined))
  }
  return turns
}

/** Browsing while every turn hangs at a provider that has stopped answering. */
export async function benchOutage() {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-outage-'))
  const silence = await startFaultServer()
  const well = await startProduct()
  connectSilence(folder, silence.url)
  const broken = await startProduct()
  delete process.env['MODELS_FILE']
  const addresses = [broken.address, well.address]
  await readsOf(addresses)

  const turns = await hang(await signUp(broken.address))
  const inFlight = silence.openAnswers()
  const [ours = [], limit = []] = await readsOf(addresses)

  const against = `a server beside it that asks nobody; ${inFlight} calls in flight`
  printGrowth(`a guest's read, ${HANGING} turns hanging`, ours, limit, against)
  silence.hangUp()
  await silence.close()
  await Promise.all(turns)
  await Promise.all([broken.stop(), well.stop()])
  rmSync(folder, { recursive: true })
}
