import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { builtinPainter } from '../../../providers/models/connectModels.ts'
import { buildTestApp, type TestApp } from '../../../test/buildTestApp.ts'
import { openTestApp } from '../../../test/openTestApp.ts'
import {
  beginPlay,
  changeSession,
  expectSoundLedger,
  openPlay,
  pick,
  type Play,
  RIVER,
} from '../../../test/play.ts'
import { createScriptedModels } from '../../../test/scriptedModels.ts'
import { purgePlays } from '../index.ts'
import type { ImageModel } from './narrate/modelPorts.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const show = (selected_model: string) => ({ action_type: 'show', selected_model }) as const

const ROPE = { image: '/plates/the-river/rope.svg', alt: 'A wet rope on a ferry’s rail.' }

/** Returns the river story with a plate for its first scene only. */
const withPlate = (plate: { image: string; alt: string }): StoryStructure => {
  const { ferry, ...nodes } = RIVER.nodes
  return {
    ...RIVER,
    plates: { rope: plate },
    nodes: { ...nodes, ...(ferry && { ferry: { ...ferry, plate: 'rope' } }) },
  }
}

const onBank = (more: object): StoryStructure['nodes'] => ({
  ...RIVER.nodes,
  bank: { ...RIVER.nodes['bank']!, ...more },
})
const plated = (plate = ROPE, on = app) => beginPlay(on, { structure: withPlate(plate) })
const toBank = pick('Follow the bank upstream')
const backToFerry = pick('Call across the water')

describe('with the built-in painters', () => {
  test('Show returns the plate of a scene with its alt text and style, for free', async () => {
    const begun = await plated()
    expect(begun.session.has_picture).toBe(true)

    const shown = await begun.acted(show('ajanta'))

    expect(shown).toMatchObject({
      image_url: ROPE.image,
      prompt: ROPE.alt,
      is_plate: true,
      model_used: null,
      credits_consumed: 0,
      credits: 20,
      current_xp: 10,
      low_credits_warning: false,
      fallback: null,
    })
    expect(shown.session_data.narrative_history.at(-1)?.ai_response).toMatchObject({
      image_url: ROPE.image,
      is_plate: true,
    })
  })

  test('a scene opens with its plate, for free, once per path', async () => {
    const begun = await plated()
    const opened = begun.session.session_data.narrative_history[0]?.ai_response
    const bank = await begun.acted(toBank)
    const back = await begun.acted(backToFerry)

    expect(opened?.plate).toEqual({ image_url: ROPE.image, alt: ROPE.alt })
    expect(opened?.image_url).toBeNull()
    expect([bank.plate, back.plate]).toEqual([undefined, undefined])
  })

  test('another path shows its plates again', async () => {
    const structure = { ...withPlate(ROPE), nodes: onBank({ plate: 'rope' }) }
    const begun = await beginPlay(app, { structure })
    const plate = { image_url: ROPE.image, alt: ROPE.alt }

    expect((await begun.acted(toBank)).plate).toEqual(plate)
    await begun.undo()
    expect((await begun.acted(toBank)).plate).toEqual(plate)
  })

  test('a scene without a plate shows the portrait of its character', async () => {
    const structure = {
      ...withPlate(ROPE),
      cast: { mara: { name: 'Mara' }, ferryman: { name: 'The ferryman', portrait: 'rope' } },
      nodes: onBank({ people: ['mara', 'ferryman'] }),
    }
    const begun = await beginPlay(app, { structure })
    await begun.acted(toBank)

    const shown = await begun.acted({ action_type: 'show' })

    expect(shown).toMatchObject({ image_url: ROPE.image, prompt: ROPE.alt, is_plate: true })
  })

  test('we serve the plate of another site', async () => {
    const begun = await plated({ ...ROPE, image: 'https://plates.example/rope.jpg' })
    const shown = await begun.acted({ action_type: 'show' })
    expect(shown.image_url).toMatch(/^\/api\/v1\/images\/versions\/[\w-]+\/[\w-]+\.webp$/)
  })

  test('an unavailable plate is replaced by the painter', async () => {
    const begun = await plated({ ...ROPE, image: 'http://plates.example/rope.jpg' })
    expect((await begun.acted({ action_type: 'show' })).image_url).toMatch(/^\/pictures\//)
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

  test('is paid once per scene, and stays through undo, return and reload', async () => {
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

  test('is free in another style once its scene is paid', async () => {
    const begun = await beginPlay(app)
    const first = await begun.acted(show('ajanta'))

    const other = await begun.acted(show('ravivarma'))

    expect(other).toMatchObject({ credits_consumed: 0, credits: 12, model_used: 'ravivarma' })
    expect(other.image_url).not.toBe(first.image_url)
    expect(await begun.acted(show('ravivarma'))).toMatchObject({ image_url: other.image_url })
  })

  test('is paid again in another scene', async () => {
    const begun = await beginPlay(app)
    await begun.acted(show('ajanta'))
    const moved = await begun.acted(toBank)

    const other = await begun.acted(show('ajanta'))

    expect(moved.has_picture).toBe(false)
    expect(other.credits_consumed).toBe(8)
  })

  test('is shown without credits once it is paid', async () => {
    const begun = await beginPlay(app, { initial_xp: 3 })
    await begun.acted(show('chitrakar'))

    const again = await begun.acted(show('chitrakar'))

    expect(again).toMatchObject({ current_xp: 0, credits_consumed: 0 })
  })
})

/** Returns an image as the browser gets it, without the parts that differ between two files of one drawing. */
const fileAt = async (url: string | null) => (await app.app.inject({ url: url ?? '/none' })).payload

test('an image that was paid in one play exists in the next from its first moment', async () => {
  const play = await beginPlay(app)
  const paid = await play.acted(show('ajanta'))

  const next = await play.again()
  const shown = await next.acted(show('ajanta'))

  expect(next.session.has_picture).toBe(true)
  expect((await next.look()).has_picture).toBe(true)
  expect(paid.credits_consumed).toBe(8)
  expect(shown).toMatchObject({ image_url: paid.image_url, credits_consumed: 0, credits: 12 })
})

/** Deletes a play and advances past the time for restoring. */
async function dropPlay(play: Play) {
  await app.ask('deleteSession', play.on())
  const deleted_at = new Date(app.ports.clock.now().getTime() - 8 * DAY_MS)
  await changeSession(play, { deleted_at })
  await purgePlays(app.ports)
}

test('an image remains after the deletion of the paying play while another play shows it', async () => {
  const play = await beginPlay(app)
  const paid = await play.acted(show('ajanta'))
  const drawn = await fileAt(paid.image_url)
  const next = await play.again()
  await next.acted(show('ajanta'))

  await dropPlay(play)
  const kept = await fileAt(paid.image_url)
  await dropPlay(next)

  expect(drawn).toContain('<svg')
  expect(kept).toBe(drawn)
  expect(await fileAt(paid.image_url)).not.toContain('<svg')
})

test('an image of a shared play remains for forks', async () => {
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

test('a retry includes an image that another play has paid for meanwhile', async () => {
  const play = await beginPlay(app)
  const next = await play.again()
  const key = randomUUID()
  const first = await play.acted({ action_type: 'immerse' }, { key })
  await next.acted(show('ajanta'))

  const again = await play.act({ action_type: 'immerse' }, { key })

  expect(first.has_picture).toBe(false)
  expect(again.answer()).toEqual({ ...first, has_picture: true })
})

/** Draws only after two concurrent requests, so that neither finds the other's image. */
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

test('two plays of a story with concurrent requests for an image pay for one', async () => {
  const painter = paintTogether()
  const together = await buildTestApp({ ports: { imageModels: () => painter } })
  const play = await beginPlay(together)
  const next = await play.again()

  const shown = await Promise.all([play, next].map((one) => one.acted(show('ajanta'))))

  expect(new Set(shown.map(({ credits_consumed }) => credits_consumed))).toEqual(new Set([0, 8]))
  expect(shown.map(({ image_url }) => image_url)).not.toContain(null)
  expect(await play.wallet()).toMatchObject({ credits: 12 })
  await expectSoundLedger(together.db)
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

test('another request after the plate lets each painter draw in its own style, for free', async () => {
  const play = await plated()
  const plate = await play.acted(show('ajanta'))

  const files: string[] = []
  for (const painter of IMAGE_MODEL_KEYS) {
    const { image_url, model_used, is_plate } = await play.acted(show(painter))
    expect({ model_used, is_plate }).toEqual({ model_used: painter, is_plate: undefined })
    files.push(await fileAt(image_url))
  }

  expect(plate).toMatchObject({ is_plate: true, model_used: null })
  expect(new Set(files).size).toBe(IMAGE_MODEL_KEYS.length)
  expect(await play.wallet()).toEqual({ xp: 10, credits: 20 })
})

test('a return to the scene shows its plate again', async () => {
  const play = await plated()
  await play.acted(show('ajanta'))
  await play.acted(show('ajanta'))
  await play.acted(toBank)
  await play.acted(backToFerry)
  const shown = await play.acted(show('ajanta'))

  expect(shown).toMatchObject({ image_url: ROPE.image, is_plate: true })
})

test('a scene without anything to draw shows the cover for free', async () => {
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
  const models = createScriptedModels()
  let connected: TestApp
  beforeAll(async () => {
    connected = await buildTestApp({ ports: models.ports })
  })
  afterEach(async () => {
    models.reset()
    await expectSoundLedger(connected.db)
  })
  afterAll(() => connected.close())

  test('the model draws with or without a plate', async () => {
    const begun = await plated(ROPE, connected)

    const shown = await begun.acted(show('ajanta'))

    expect(shown.image_url).toMatch(/^\/pictures\//)
    expect(shown).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
  })

  test('each image of the model is new, at its own price', async () => {
    const begun = await plated(ROPE, connected)
    const first = await begun.acted(show('chitrakar'))

    const second = await begun.acted(show('chitrakar'))

    expect([first.credits_consumed, second.credits_consumed]).toEqual([5, 5])
    expect(second.image_url).not.toBe(first.image_url)
  })

  test('if the model fails, the plate is shown for free', async () => {
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
