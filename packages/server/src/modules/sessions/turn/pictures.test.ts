import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { builtinPainter } from '../../../providers/builtinPainter.ts'
import { buildTestApp, type TestApp } from '../../../test/buildTestApp.ts'
import { openTestApp } from '../../../test/openTestApp.ts'
import {
  act,
  acted,
  beginPlay,
  expectSoundLedger,
  lookAt,
  type Play,
  RIVER,
  walletOf,
} from '../../../test/play.ts'
import { createScriptedModels } from '../../../test/scriptedModels.ts'
import { purgePlays } from '../index.ts'
import type { ImageModel } from './narrate/modelPorts.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const show = (selected_model: string) => ({ action_type: 'show', selected_model }) as const

const ROPE = { image: '/plates/the-river/rope.svg', alt: 'A wet rope on a ferry’s rail.' }

/** The river story with a plate for its first scene only. */
const withPlate = (plate: { image: string; alt: string }): StoryStructure => {
  const { ferry, ...nodes } = RIVER.nodes
  return {
    ...RIVER,
    plates: { rope: plate },
    nodes: { ...nodes, ...(ferry && { ferry: { ...ferry, plate: 'rope' } }) },
  }
}

const plated = (plate = ROPE, on = app) => beginPlay(on, { structure: withPlate(plate) })

describe('with the built-in painters', () => {
  test('Show returns the plate of a scene with its alt text and style, for free', async () => {
    const begun = await plated()
    expect(begun.session.has_picture).toBe(true)

    const shown = await acted(app, begun, show('ajanta'))

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
    const bank = await acted(app, begun, toBank)
    const back = await acted(app, begun, backToFerry)

    expect(opened?.plate).toEqual({ image_url: ROPE.image, alt: ROPE.alt })
    expect(opened?.image_url).toBeNull()
    expect([bank.plate, back.plate]).toEqual([undefined, undefined])
  })

  test('another path shows its plates again', async () => {
    const { bank, ...nodes } = RIVER.nodes
    const structure = withPlate(ROPE)
    const begun = await beginPlay(app, {
      structure: {
        ...structure,
        nodes: { ...nodes, ...(bank && { bank: { ...bank, plate: 'rope' } }) },
      },
    })
    const onBank = await acted(app, begun, toBank)
    await acted(app, begun, { action_type: 'undo' })
    const again = await acted(app, begun, toBank)

    expect([onBank.plate, again.plate]).toEqual([
      { image_url: ROPE.image, alt: ROPE.alt },
      { image_url: ROPE.image, alt: ROPE.alt },
    ])
  })

  test('a scene without a plate shows the portrait of its character', async () => {
    const { bank, ...nodes } = RIVER.nodes
    const structure = {
      ...withPlate(ROPE),
      cast: { mara: { name: 'Mara' }, ferryman: { name: 'The ferryman', portrait: 'rope' } },
      nodes: { ...nodes, ...(bank && { bank: { ...bank, people: ['mara', 'ferryman'] } }) },
    }
    const begun = await beginPlay(app, { structure })
    const on = { action_type: 'continue', selected_choice: 'Follow the bank upstream' } as const
    await acted(app, begun, on)

    const shown = await acted(app, begun, { action_type: 'show' })

    expect(shown).toMatchObject({ image_url: ROPE.image, prompt: ROPE.alt, is_plate: true })
  })

  test('we serve the plate of another site', async () => {
    const begun = await plated({ ...ROPE, image: 'https://plates.example/rope.jpg' })

    const shown = await acted(app, begun, { action_type: 'show' })

    expect(shown.image_url).toMatch(/^\/api\/v1\/images\/versions\/[\w-]+\/[\w-]+\.webp$/)
  })

  test('an unavailable plate is replaced by the painter', async () => {
    const begun = await plated({ ...ROPE, image: 'http://plates.example/rope.jpg' })

    const shown = await acted(app, begun, { action_type: 'show' })

    expect(shown.image_url).toMatch(/^\/pictures\//)
  })
})

const toBank = { action_type: 'continue', selected_choice: 'Follow the bank upstream' } as const
const backToFerry = { action_type: 'continue', selected_choice: 'Call across the water' } as const

const entriesOf = async ({ player }: Play) =>
  (await app.ask('getWallet', { token: player.access_token })).entries

describe('a drawing of the built-in painter', () => {
  test('costs the listed price of its painter', async () => {
    const credits = { vishvakarma: 5, chitrakar: 5, ajanta: 8, ravivarma: 12 }
    for (const manner of IMAGE_MODEL_KEYS) {
      const begun = await beginPlay(app)

      const shown = await acted(app, begun, show(manner))

      expect(shown).toMatchObject({
        credits_consumed: credits[manner],
        model_used: manner,
        has_picture: true,
      })
    }
  })

  test('names the style in the language of the story', async () => {
    const begun = await beginPlay(app, { language: 'hi' })

    const shown = await acted(app, begun, show('ravivarma'))

    expect(shown.style).toContain('रवि वर्मा की शैली में')
  })

  test('is paid once per scene, and stays through undo, return and reload', async () => {
    const begun = await plated()
    await acted(app, begun, toBank)
    expect((await lookAt(app, begun)).has_picture).toBe(false)
    const first = await acted(app, begun, show('ajanta'))
    const kept = { image_url: first.image_url, style: first.style, prompt: first.prompt }

    const again = await acted(app, begun, show('ajanta'))
    await acted(app, begun, { action_type: 'undo' })
    const undone = await acted(app, begun, { action_type: 'undo' })
    expect(undone.has_picture).toBe(true)
    const afterUndo = await acted(app, begun, show('ajanta'))
    await acted(app, begun, backToFerry)
    await acted(app, begun, toBank)
    expect((await lookAt(app, begun)).has_picture).toBe(true)
    const afterReturn = await acted(app, begun, show('ajanta'))

    expect(first.credits_consumed).toBe(8)
    for (const shown of [again, afterUndo, afterReturn]) {
      expect(shown).toMatchObject({ ...kept, credits_consumed: 0, credits: 12, model_used: null })
    }
    expect(again.current_xp).toBe(first.current_xp)
    expect((await entriesOf(begun)).map(({ amount }) => amount)).toEqual([-8, 20])
  })

  test('is free in another style once its scene is paid', async () => {
    const begun = await beginPlay(app)
    const first = await acted(app, begun, show('ajanta'))

    const other = await acted(app, begun, show('ravivarma'))

    expect(other).toMatchObject({ credits_consumed: 0, credits: 12, model_used: 'ravivarma' })
    expect(other.image_url).not.toBe(first.image_url)
    expect(await acted(app, begun, show('ravivarma'))).toMatchObject({ image_url: other.image_url })
  })

  test('is paid again in another scene', async () => {
    const begun = await beginPlay(app)
    await acted(app, begun, show('ajanta'))
    const moved = await acted(app, begun, toBank)

    const other = await acted(app, begun, show('ajanta'))

    expect(moved.has_picture).toBe(false)
    expect(other.credits_consumed).toBe(8)
  })

  test('is shown without credits once it is paid', async () => {
    const begun = await beginPlay(app, { initial_xp: 3 })
    await acted(app, begun, show('chitrakar'))

    const again = await acted(app, begun, show('chitrakar'))

    expect(again).toMatchObject({ current_xp: 0, credits_consumed: 0 })
  })
})

async function beginAgain({ player, storyId }: Play, on = app): Promise<Play> {
  const again = await on.ask('createSession', {
    token: player.access_token,
    body: { story_id: storyId },
  })
  return { player, storyId, session: again }
}

/** Image as the browser gets it, without the parts that differ between two files of one drawing. */
const fileAt = async (url: string | null) => (await app.app.inject({ url: url ?? '/none' })).payload

test('an image that was paid in one play exists in the next from its first moment', async () => {
  const play = await beginPlay(app)
  const paid = await acted(app, play, show('ajanta'))

  const next = await beginAgain(play)
  const shown = await acted(app, next, show('ajanta'))

  expect(next.session.has_picture).toBe(true)
  expect((await lookAt(app, next)).has_picture).toBe(true)
  expect(paid.credits_consumed).toBe(8)
  expect(shown).toMatchObject({ image_url: paid.image_url, credits_consumed: 0, credits: 12 })
})

/** Deletes a play and advances past the time for restoring. */
async function dropPlay({ player, session }: Play) {
  const params = { session_id: session.id }
  await app.ask('deleteSession', { token: player.access_token, params })
  const deleted_at = new Date(app.ports.clock.now().getTime() - 8 * DAY_MS)
  await sql`update game_sessions set deleted_at = ${deleted_at} where id = ${session.id}`.execute(
    app.db,
  )
  await purgePlays(app.ports)
}

test('an image remains after the deletion of the paying play while another play shows it', async () => {
  const play = await beginPlay(app)
  const paid = await acted(app, play, show('ajanta'))
  const drawn = await fileAt(paid.image_url)
  const next = await beginAgain(play)
  await acted(app, next, show('ajanta'))

  await dropPlay(play)
  const kept = await fileAt(paid.image_url)
  await dropPlay(next)

  expect(drawn).toContain('<svg')
  expect(kept).toBe(drawn)
  expect(await fileAt(paid.image_url)).not.toContain('<svg')
})

test('an image of a shared play remains for forks', async () => {
  const play = await beginPlay(app)
  const paid = await acted(app, play, show('ajanta'))
  const drawn = await fileAt(paid.image_url)
  const { access_token: token } = play.player
  const params = { session_id: play.session.id }
  const shared = await app.ask('sharePlay', { token, params, body: { shows_words: true } })
  const reader = await app.register()
  const { share_code } = shared
  const body = { turn_id: paid.turn_id }
  await app.ask('forkSharedPlay', { token: reader.access_token, params: { share_code }, body })

  await dropPlay(play)

  expect(await fileAt(paid.image_url)).toBe(drawn)
})

test('a retry includes an image that another play has paid for meanwhile', async () => {
  const play = await beginPlay(app)
  const next = await beginAgain(play)
  const key = randomUUID()
  const first = await acted(app, play, { action_type: 'immerse' }, { key })
  await acted(app, next, show('ajanta'))

  const again = await act(app, play, { action_type: 'immerse' }, { key })

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
  const next = await beginAgain(play, together)

  const shown = await Promise.all([play, next].map((one) => acted(together, one, show('ajanta'))))

  expect(new Set(shown.map(({ credits_consumed }) => credits_consumed))).toEqual(new Set([0, 8]))
  expect(shown.map(({ image_url }) => image_url)).not.toContain(null)
  expect(await walletOf(together, play)).toMatchObject({ credits: 12 })
  await expectSoundLedger(together.db)
  await together.close()
})

test('another player of the story pays separately', async () => {
  const play = await beginPlay(app)
  await acted(app, play, show('ajanta'))

  const other = await beginAgain({ ...play, player: await app.register() })
  const shown = await acted(app, other, show('ajanta'))

  expect(other.session.has_picture).toBe(false)
  expect(shown.credits_consumed).toBe(8)
})

test('an image of an earlier version must be paid again, and shows the current story', async () => {
  const play = await beginPlay(app)
  const paid = await acted(app, play, show('ajanta'))
  const next = await beginAgain(play)
  const { version_id } = await app.db
    .selectFrom('game_sessions')
    .select('version_id')
    .where('id', '=', next.session.id)
    .executeTakeFirstOrThrow()
  const { id: newer } = await app.db
    .insertInto('story_versions')
    .columns(['id', 'story_id', 'number', 'structure'])
    .expression((db) =>
      db
        .selectFrom('story_versions')
        .select(({ eb }) => [
          eb.fn<string>('gen_random_uuid').as('id'),
          'story_id',
          eb('number', '+', 1).as('number'),
          'structure',
        ])
        .where('id', '=', version_id),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('game_sessions')
    .set({ version_id: newer })
    .where('id', '=', next.session.id)
    .execute()

  const shown = await acted(app, next, show('ajanta'))

  expect(shown).toMatchObject({ credits_consumed: 0, model_used: 'ajanta' })
  expect(shown.image_url).not.toBe(paid.image_url)
})

test('another request after the plate lets each painter draw in its own style, for free', async () => {
  const play = await plated()
  const plate = await acted(app, play, show('ajanta'))

  const files: string[] = []
  for (const painter of IMAGE_MODEL_KEYS) {
    const { image_url, model_used, is_plate } = await acted(app, play, show(painter))
    expect({ model_used, is_plate }).toEqual({ model_used: painter, is_plate: undefined })
    files.push(await fileAt(image_url))
  }

  expect(plate).toMatchObject({ is_plate: true, model_used: null })
  expect(new Set(files).size).toBe(IMAGE_MODEL_KEYS.length)
  expect(await walletOf(app, play)).toEqual({ xp: 10, credits: 20 })
})

test('a return to the scene shows its plate again', async () => {
  const play = await plated()
  await acted(app, play, show('ajanta'))
  await acted(app, play, show('ajanta'))
  await acted(app, play, { action_type: 'continue', selected_choice: 'Follow the bank upstream' })
  await acted(app, play, { action_type: 'continue', selected_choice: 'Call across the water' })

  const shown = await acted(app, play, show('ajanta'))

  expect(shown).toMatchObject({ image_url: ROPE.image, is_plate: true })
})

test('a scene without anything to draw shows the cover for free', async () => {
  const end = { text: 'It was so.', choices: [] }
  const start = { text: 'So it was said.', choices: [{ text: 'Agree', target: 'end' }] }
  const structure = { start_node: 'start', nodes: { start, end } }
  const play = await beginPlay(app, { structure, cover_image_url: '/covers/default.svg' })

  const shown = await acted(app, play, show('ajanta'))

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

    const shown = await acted(connected, begun, show('ajanta'))

    expect(shown.image_url).toMatch(/^\/pictures\//)
    expect(shown).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
  })

  test('each image of the model is new, at its own price', async () => {
    const begun = await plated(ROPE, connected)
    const first = await acted(connected, begun, show('chitrakar'))

    const second = await acted(connected, begun, show('chitrakar'))

    expect([first.credits_consumed, second.credits_consumed]).toEqual([5, 5])
    expect(second.image_url).not.toBe(first.image_url)
  })

  test('if the model fails, the plate is shown for free', async () => {
    const begun = await plated(ROPE, connected)
    models.paintBy({ paint: () => Promise.reject(new Error('out of ochre')) })

    const shown = await acted(connected, begun, show('ajanta'))

    expect(shown).toMatchObject({
      image_url: ROPE.image,
      is_plate: true,
      credits_consumed: 0,
      fallback: { code: 'picture_failed' },
      fallback_description: null,
    })
    expect(await walletOf(connected, begun)).toEqual({ xp: 10, credits: 20 })
  })
})
