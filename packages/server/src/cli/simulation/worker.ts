import { parentPort } from 'node:worker_threads'

import { PLAYERS } from './players.ts'
import { shippedStories, simulatePair } from './simulatePair.ts'
import type { Row } from './report.ts'

export interface PairRequest {
  slug: string
  player: string
  plays: number
}

export type WorkerSays = { kind: 'played'; plays: number } | { kind: 'done'; row: Row }

const PLAYS_PER_MESSAGE = 50

const stories = new Map(shippedStories().map((story) => [story.slug, story]))
const post = (says: WorkerSays) => parentPort?.postMessage(says)

parentPort?.on('message', ({ slug, player, plays }: PairRequest) => {
  const story = stories.get(slug)
  const known = PLAYERS.find((name) => name === player)
  if (story === undefined || known === undefined) throw new Error(`Unknown: ${slug}, ${player}`)

  let untold = 0
  const onPlayed = () => {
    untold += 1
    if (untold < PLAYS_PER_MESSAGE) return
    post({ kind: 'played', plays: untold })
    untold = 0
  }
  const row = simulatePair({ story, player: known, plays, onPlayed })
  post({ kind: 'played', plays: untold })
  post({ kind: 'done', row })
})
