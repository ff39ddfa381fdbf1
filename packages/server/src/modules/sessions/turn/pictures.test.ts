import { randomUUID } from 'node:crypto'

import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { builtinPainter } from '../../../providers/models/connectModels.ts'
import { buildTestApp } from '../../../test/buildTestApp.ts'
import { setScriptedStage } from '../../../test/modelStage.ts'
import { openPlayApp } from '../../../test/openTestApp.ts'
import {
  beginPlay,
  changeSession,
  dropPlay,
  expectConsistentLedger,
  newestOf,
  openPlay,
  pick,
  type Play,
  riverStoryWith,
} from '../../../test/play.ts'
import type { ImageModel } from './narrate/modelPorts.ts'

const app = await openPlayApp()
const { app: connected, models } = await setScriptedStage()

const show = (selected_model: string) => ({ action_type: 'show', selected_model }) as const

const ROPE = { image: '/plates/the-river/rope.svg', alt: 'A wet rope on a ferry’s rail.' }

const withPlate = (rope = ROPE, bank: object = {}, parts: object = {}) =>
  riverStoryWith({ ferry: { plate: 'rope' }, bank }, { plates: { rope }, ...parts })
const plated = (plate = ROPE, on = app) => beginPlay(on, { structure: withPlate(plate) })
const toBank = pick('Follow the bank upstream')
const backToFerry = pick('Call across the water')

describe('with the built-in painters', () => {
  test('Show returns the author’s image of a scene with its alt text and style, for free', async () => {
    const begun = await plated()

    const shown = await begun.acted(show('ajanta'))

    const picture = { image_url: ROPE.image, is_plate: true }
    const free = { credits_consumed: 0, credits: 20, current_xp: 10, low_credits_warning: false }
    expect(begun.session.has_picture).toBe(true)
    expect(shown).toMatchObject({ ...picture, ...free, prompt: ROPE.alt, model_used: null })
    expect(shown.fallback).toBeNull()
    expect(newestOf(shown).ai_response).toMatchObject(picture)
  })

  test('a scene opens with the author’s image, for free, once per path', async () => {
    const begun = await plated()
    const opened = newestOf(begun.session).ai_response
    const bank = await begun.acted(toBank)
    const back = await begun.acted(backToFerry)

    expect(opened.plate).toEqual({ image_url: ROPE.image, alt: ROPE.alt })
    expect(opened.image_url).toBeNull()
    expect([bank.plate, back.plate]).toEqual([undefined, undefined])
  })

  test('a scene without an author’s image shows the portrait of its character', async () => {
    const cast = { mara: { name: 'Mara' }, ferryman: { name: 'The ferryman', portrait: 'rope' } }
    const structure = withPlate(ROPE, { people: ['mara', 'ferryman'] }, { cast })
    const begun = await beginPlay(app, { structure })
    await begun.acted(toBank)

    const shown = await begun.acted({ action_type: 'show' })

    expect(shown).toMatchObject({ image_url: ROPE.image, prompt: ROPE.alt, is_plate: true })
  })

  test.each([
    [
      'of another site is served by us',
      'https',
      /^\/api\/v1\/images\/versions\/[\w-]+\/[\w-]+\.webp$/,
    ],
    ['that is unavailable is replaced by the painter', 'http', /^\/pictures\//],
  ])('an author’s image %s', async (_what, protocol, address) => {
    const begun = await plated({ ...ROPE, image: `${protocol}://plates.example/rope.jpg` })

    expect((await begun.acted({ action_type: 'show' })).image_url).toMatch(address)
  })
})

const entriesOf = async ({ player }: Play) =>
  (await app.ask('getWallet', { token: player.access_token })).entries

describe('a drawing of the built-in painter', () => {
  test('costs the listed price of its painter', async () => {
    const credits = { vishvakarma: 5, chitrakar: 5, ajanta: 8, ravivarma: 12 }
    for (const manner of IMAGE_MODEL_KEYS) {
      const price = { credits_consumed: credits[manner], model_used: manner }
      const shown = await (await beginPlay(app)).acted(show(manner))
      expect(shown).toMatchObject({ ...price, has_picture: true })
    }
  })

  test('names the style in the language of the story', async () => {
    const begun = await beginPlay(app, { language: 'hi' })

    const shown = await begun.acted(show('ravivarma'))

    expect(shown.style).toContain('रवि वर्मा की शैली में')
  })

  test('is charged once per scene, and remains after undo, return, and reload', async () => {
    const begun = await plated()
    await begun.acted(toBank)
    expect((await begun.look()).has_picture).toBe(false)
    const first = await begun.acted(show('ajanta'))
    const kept = { image_url: first.image_url, style: first.style, prompt: first.prompt }

    const again = await begun.acted(show('ajanta'))
    await begun.undo()
    const undone = await begun.undo()
    expect(undone.has_picture).toBe(true)
    const afterUndo = await begun.acted(show('ajanta'))
    await begun.acted(backToFerry)
    await begun.acted(toBank)
    expect((await begun.look()).has_picture).toBe(true)
    const afterReturn = await begun.acted(show('ajanta'))

    expect(first.credits_consumed).toBe(8)
    for (const shown of [again, afterUndo, afterReturn]) {
      expect(shown).toMatchObject({ ...kept, credits_consumed: 0, credits: 12, model_used: null })
    }
    expect(again.current_xp).toBe(first.current_xp)
    expect((await entriesOf(begun)).map(({ amount }) => amount)).toEqual([-8, 20])
  })

  test('is free in another style after its scene is paid, and is charged in another scene', async () => {
    const begun = await beginPlay(app)
    const first = await begun.acted(show('ajanta'))

    const other = await begun.acted(show('ravivarma'))

    expect(other).toMatchObject({ credits_consumed: 0, credits: 12, model_used: 'ravivarma' })
    expect(other.image_url).not.toBe(first.image_url)
    expect(await begun.acted(show('ravivarma'))).toMatchObject({ image_url: other.image_url })
    expect(await begun.acted(toBank)).toMatchObject({ has_picture: false })
    expect(await begun.acted(show('ajanta'))).toMatchObject({ credits_consumed: 8 })
  })

  test('is shown without credits after it is paid', async () => {
    const begun = await beginPlay(app, { initial_xp: 3 })
    await begun.acted(show('chitrakar'))

    const again = await begun.acted(show('chitrakar'))

    expect(again).toMatchObject({ current_xp: 0, credits_consumed: 0 })
  })
})

const fileAt = async (url: string | null) => (await app.app.inject({ url: url ?? '/none' })).payload

test('a paid image is shown in the next session, and remains while one of both sessions shows it', async () => {
  const play = await beginPlay(app)
  const paid = await play.acted(show('ajanta'))
  const drawn = await fileAt(paid.image_url)
  const next = await play.again()
  const look = await next.look()
  const shown = await next.acted(show('ajanta'))

  await dropPlay(play)
  const kept = await fileAt(paid.image_url)
  await dropPlay(next)

  expect([next.session.has_picture, look.has_picture]).toEqual([true, true])
  expect(paid.credits_consumed).toBe(8)
  expect(shown).toMatchObject({ image_url: paid.image_url, credits_consumed: 0, credits: 12 })
  expect(drawn).toContain('<svg')
  expect(kept).toBe(drawn)
  expect(await fileAt(paid.image_url)).not.toContain('<svg')
})

test('an image of a shared session remains for forks', async () => {
  const play = await beginPlay(app)
  const paid = await play.acted(show('ajanta'))
  const drawn = await fileAt(paid.image_url)
  const { share_code } = await app.ask('sharePlay', { ...play.on(), body: { shows_words: true } })
  const reader = await app.register()
  const body = { turn_id: paid.turn_id }
  await app.ask('forkSharedPlay', { token: reader.access_token, params: { share_code }, body })

  await dropPlay(play)

  expect(await fileAt(paid.image_url)).toBe(drawn)
})

test('a retry includes an image that another session has paid for meanwhile', async () => {
  const play = await beginPlay(app)
  const next = await play.again()
  const key = randomUUID()
  const first = await play.acted({ action_type: 'immerse' }, { key })
  await next.acted(show('ajanta'))

  const again = await play.act({ action_type: 'immerse' }, { key })

  expect(first.has_picture).toBe(false)
  expect(again.answer()).toEqual({ ...first, has_picture: true })
})

/** Returns a painter that waits for two requests, so that neither finds the image of the other. */
function paintTogether(): ImageModel {
  let asked = 0
  const bothAsked = Promise.withResolvers<void>()
  return {
    paint: async (request, signal) => {
      asked += 1
      if (asked === 2) bothAsked.resolve()
      await bothAsked.promise
      return builtinPainter.paint(request, signal)
    },
  }
}

test('two sessions with concurrent requests for an image pay once', async () => {
  const painter = paintTogether()
  const together = await buildTestApp({ ports: { imageModels: () => painter } })
  const play = await beginPlay(together)
  const next = await play.again()

  const shown = await Promise.all([play, next].map((one) => one.acted(show('ajanta'))))

  expect(new Set(shown.map(({ credits_consumed }) => credits_consumed))).toEqual(new Set([0, 8]))
  expect(shown.map(({ image_url }) => image_url)).not.toContain(null)
  expect(await play.wallet()).toMatchObject({ credits: 12 })
  await expectConsistentLedger(together.db)
  await together.close()
})

test('another player of the story pays separately', async () => {
  const play = await beginPlay(app)
  await play.acted(show('ajanta'))

  const other = await openPlay(app, await app.register(), play.storyId)
  const shown = await other.acted(show('ajanta'))

  expect(other.session.has_picture).toBe(false)
  expect(shown.credits_consumed).toBe(8)
})

test('an image of an earlier version must be paid again, and shows the current story', async () => {
  const play = await beginPlay(app)
  const paid = await play.acted(show('ajanta'))
  const next = await play.again()
  const { rows } = await sql<{ id: string }>`
    insert into story_versions (id, story_id, number, structure)
    select gen_random_uuid(), story_id, number + 1, structure from story_versions
    where story_id = ${play.storyId} returning id`.execute(app.db)
  await changeSession(next, { version_id: rows[0]!.id })

  const shown = await next.acted(show('ajanta'))

  expect(shown).toMatchObject({ credits_consumed: 0, model_used: 'ajanta' })
  expect(shown.image_url).not.toBe(paid.image_url)
})

test('each painter draws in its own style for free, and the author’s image returns later', async () => {
  const play = await plated()
  const plate = await play.acted(show('ajanta'))

  const files: string[] = []
  for (const painter of IMAGE_MODEL_KEYS) {
    const { image_url, model_used, is_plate } = await play.acted(show(painter))
    expect({ model_used, is_plate }).toEqual({ model_used: painter, is_plate: undefined })
    files.push(await fileAt(image_url))
  }

  const wallet = await play.wallet()
  await play.acted(toBank)
  await play.acted(backToFerry)
  const returned = await play.acted(show('ajanta'))

  expect(plate).toMatchObject({ is_plate: true, model_used: null })
  expect(returned).toMatchObject({ image_url: ROPE.image, is_plate: true })
  expect(new Set(files).size).toBe(IMAGE_MODEL_KEYS.length)
  expect(wallet).toEqual({ xp: 10, credits: 20 })
})

test('a scene with nothing to draw shows the cover for free', async () => {
  const end = { text: 'It was so.', choices: [] }
  const start = { text: 'So it was said.', choices: [{ text: 'Agree', target: 'end' }] }
  const structure = { start_node: 'start', nodes: { start, end } }
  const play = await beginPlay(app, { structure, cover_image_url: '/covers/default.svg' })

  const shown = await play.acted(show('ajanta'))

  expect(shown).toMatchObject({
    image_url: expect.stringContaining('/covers/default'),
    credits_consumed: 0,
    fallback: { code: 'nothing_to_draw' },
    fallback_warning: expect.stringContaining('You were not charged'),
  })
})

describe('with a model of a provider', () => {
  test('the model draws with or without an author’s image', async () => {
    const begun = await plated(ROPE, connected)

    const shown = await begun.acted(show('ajanta'))

    expect(shown.image_url).toMatch(/^\/pictures\//)
    expect(shown).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
  })

  test('each image of the model is new and has its own price', async () => {
    const begun = await plated(ROPE, connected)
    const first = await begun.acted(show('chitrakar'))

    const second = await begun.acted(show('chitrakar'))

    expect([first.credits_consumed, second.credits_consumed]).toEqual([5, 5])
    expect(second.image_url).not.toBe(first.image_url)
  })

  test('the author’s image is shown for free if the model fails', async () => {
    const begun = await plated(ROPE, connected)
    models.paintBy({ paint: () => Promise.reject(new Error('out of ochre')) })

    const shown = await begun.acted(show('ajanta'))

    expect(shown).toMatchObject({
      image_url: ROPE.image,
      is_plate: true,
      credits_consumed: 0,
      fallback: { code: 'picture_failed' },
      fallback_description: null,
    })
    expect(await begun.wallet()).toEqual({ xp: 10, credits: 20 })
  })
})
