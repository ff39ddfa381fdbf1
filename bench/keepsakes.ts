import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { keptPictureAddress } from '@kathasagar/story/keptPicture'
import sharp from 'sharp'

import { buildTestApp, type TestApp } from '../packages/server/src/test/buildTestApp.ts'
import type { Player } from '../packages/server/src/test/caller.ts'
import { acted, beginPlay, RIVER, type Play } from '../packages/server/src/test/play.ts'
import { median, print, timed } from './table.ts'

const TURNS = 200
const ROUNDS = 5
const BOOK_MS = 2000
const CARD_MS = 300
const COVER = '/covers/the-rain-office.svg'
const PAINTING = new URL('../packages/stories/covers/the-rain-office.jpg', import.meta.url)

/** A way of so many scenes that each have a picture of their own, as large as one may be. */
async function wayOfPlates({ ports }: TestApp, user_id: string) {
  const { storyPictures } = ports.store.repositories
  const content = await sharp(readFileSync(PAINTING)).resize({ width: 1280 }).webp().toBuffer()
  const images = Array.from({ length: TURNS }, (_, at) =>
    createHash('sha256').update(`plate ${at}`).digest('hex'),
  )
  for (const hash of images) {
    const now = ports.clock.now()
    const drawn = { content, small: null, middle: null, width: 1280, height: 720 }
    await storyPictures.keepPicture({ ...drawn, hash, kept_at: now })
    await storyPictures.addUpload({ user_id, hash, uploaded_at: now })
  }
  const text = 'The rain has a clerk for every street, and each keeps a book of drops. '.repeat(8)
  const places = images.map((_hash, at) => {
    const choices = [{ text: 'Go on', target: `scene${(at + 1) % TURNS}` }]
    return [`scene${at}`, { text, plate: `plate${at}`, choices }]
  })
  const plates = images.map((hash, at) => [
    `plate${at}`,
    { image: keptPictureAddress(hash), alt: 'A plate' },
  ])
  return {
    start_node: 'scene0',
    plates: Object.fromEntries(plates) as (typeof RIVER)['plates'],
    nodes: Object.fromEntries(places) as (typeof RIVER)['nodes'],
  }
}

/** Times of asking for the same thing so often, or of each in its turn. */
async function timesOf(asks: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = []
  for (const ask of asks) times.push(await timed(ask))
  return times
}

const printMs = (what: string, ours: number, limit: number) =>
  print({ what, ours, limit, unit: 'ms', against: 'promised' })

async function benchBook(app: TestApp) {
  const player: Player = await app.register()
  const structure = await wayOfPlates(app, player.id)
  const play = await beginPlay(app, { structure, cover_image_url: COVER, initial_xp: 900 }, player)
  for (let turn = 1; turn < TURNS; turn += 1) {
    await acted(app, play, { action_type: 'continue', selected_choice: 'Go on' })
  }
  const { session } = play
  const call = { token: player.access_token, params: { session_id: session.id }, query: {} }
  const take = () => app.call('getSessionBook', call)
  const [first = 0, ...warm] = await timesOf(Array.from({ length: ROUNDS + 1 }, () => take))
  printMs(`first EPUB of ${TURNS} turns, a new thread`, first, 2 * BOOK_MS)
  printMs(`EPUB of ${TURNS} turns and plates`, median(warm), BOOK_MS)
}

const WAY = [
  'Cross the river with the ferryman',
  'Knock where a door should be',
  'Drink from the ceiling',
]

/** Plays at the same ending of stories with names of their own: none has the card of another. */
async function endedPlays(app: TestApp): Promise<Play[]> {
  const plays: Play[] = []
  for (let at = 0; at <= ROUNDS; at += 1) {
    const title = `The Ferry, ${at}`
    const play = await beginPlay(app, { title, cover_image_url: COVER })
    for (const selected_choice of WAY) {
      await acted(app, play, { action_type: 'continue', selected_choice })
    }
    plays.push(play)
  }
  return plays
}

async function benchCards(app: TestApp) {
  const asks = (await endedPlays(app)).map(({ player, session }) => {
    const params = { session_id: session.id }
    return () => app.call('getEndingCard', { token: player.access_token, params, query: {} })
  })
  const [first = 0, ...warm] = await timesOf(asks)
  printMs('first card, a new thread', first, 10 * CARD_MS)
  printMs('card, warm', median(warm), CARD_MS)
  printMs('card that was drawn before', median(await timesOf(asks)), CARD_MS)
}

/** What a book and a card of a play take, from the call to the file. */
export async function benchKeepsakes() {
  const app = await buildTestApp()
  await benchCards(app)
  await benchBook(app)
  await app.close()
}
