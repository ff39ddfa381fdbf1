import { setTimeout as pause } from 'node:timers/promises'

import { hostileSources } from '../../packages/interchange/src/testing/hostileSources.ts'
import { NetworkPlayer } from '../../packages/server/src/test/networkPlayer.ts'
import { callOnce, gatherPlayers } from '../load/playMix.mjs'
import { judgeResident, residentOf } from './resident.ts'

const IMPORTED_AT_ONCE = 4
/** Threads of imports are ended half a minute after the last. */
const REST_MS = 60_000

/** 503 sends somebody away, who may come again. */
const IS_FAULT = / 5(?!03)\d\d$/

/** Counts what calls were answered with. */
function openCounts() {
  const counts = new Map()
  const add = (name) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const told = () => [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
  const hasFault = () => [...counts.keys()].some((name) => IS_FAULT.test(name))
  return { add, told, hasFault }
}

/** Players who call again as soon as they were answered. */
async function play(address, { players, minutes }) {
  const gathered = await gatherPlayers(address, players)
  const until = performance.now() + minutes * 60_000
  const counts = openCounts()
  const playOn = async (player) => {
    while (performance.now() < until) {
      const { status, isAct } = await callOnce(address, [player])
      counts.add(`${isAct ? 'acts' : 'reads'} answered ${status}`)
    }
  }
  await Promise.all(gathered.map(playOn))
  return counts
}

/** So many hostile stories are brought, some at a time; a fault is no answer. */
async function bring(address, count) {
  const sources = hostileSources()
  const author = await new NetworkPlayer().signUp(address)
  const counts = openCounts()
  let brought = 0
  const bringOn = async () => {
    while (brought < count) {
      const { file, text } = sources[brought++ % sources.length]
      const body = { file_name: file, text }
      const response = await author.call(address, '/stories/import', { body })
      await response.arrayBuffer()
      counts.add(`imports answered ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: IMPORTED_AT_ONCE }, bringOn))
  return counts
}

/** Looks at the memory of a process now and then; `done` gives what it has seen, and looks no more. */
function watch(pid, everyMs) {
  const began = performance.now()
  const samples = []
  const look = () => {
    const seconds = Math.round((performance.now() - began) / 1000)
    const megabytes = residentOf(pid)
    samples.push({ seconds, megabytes })
    console.log(`${seconds} s: ${Math.round(megabytes)} MB`)
  }
  look()
  const timer = setInterval(look, everyMs)
  return {
    done: () => {
      clearInterval(timer)
      return samples
    },
  }
}

const most = (samples) => Math.round(Math.max(...samples.map(({ megabytes }) => megabytes)))

/**
 * A crowd that does nothing but call, and after it hostile imports: says what the process holds, and
 * answers whether that is flat. Nothing is loaded into the process, and nothing collected by force.
 */
export async function soakCrowd({ address, pid }, { imports, everyMs, ...crowd }) {
  const playing = watch(pid, everyMs)
  const acts = await play(address, crowd)
  const played = playing.done()
  console.log(`${acts.told()}; ${most(played)} MB at most`)
  const rested = []
  const counts = [acts]
  if (imports > 0) {
    const importing = watch(pid, everyMs)
    counts.push(await bring(address, imports))
    console.log(`${counts[1].told()}; ${most(importing.done())} MB at most`)
    await pause(REST_MS)
    const resting = watch(pid, everyMs)
    await pause(REST_MS)
    rested.push(...resting.done())
  }
  const { level, highest, last, isFlat } = judgeResident(played, rested)
  const [a, b, c] = [level, highest, last].map(Math.round)
  console.log(
    `${isFlat ? 'flat ' : 'GROWS'} resident: ${a} MB once settled, ${b} in the highest minute after, ${c} in the last`,
  )
  return isFlat && !counts.some((one) => one.hasFault())
}
