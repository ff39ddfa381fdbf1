import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../../../test/buildTestApp.ts'
import {
  acted,
  beginPlay,
  expectSoundLedger,
  lookAt,
  type Play,
  RIVER,
  walletOf,
} from '../../../test/play.ts'
import { createScriptedModels } from '../../../test/scriptedModels.ts'

const ROPE = { image: '/plates/the-river/rope.svg', alt: 'A wet rope on a ferry’s rail.' }

/** The river with a plate for its first scene, and none for the others. */
const withPlate = (plate: { image: string; alt: string }): StoryStructure => {
  const { ferry, ...nodes } = RIVER.nodes
  return {
    ...RIVER,
    plates: { rope: plate },
    nodes: { ...nodes, ...(ferry && { ferry: { ...ferry, plate: 'rope' } }) },
  }
}

const play = (app: TestApp, plate = ROPE) => beginPlay(app, { structure: withPlate(plate) })

describe('with the built-in painters', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterEach(() => expectSoundLedger(app.db))
  afterAll(() => app.close())

  test('Show gives the plate of a scene, its words and what it is, for nothing', async () => {
    const begun = await play(app)
    expect(begun.session.has_picture).toBe(true)

    const shown = await acted(app, begun, { action_type: 'show', selected_model: 'ajanta' })

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

  test('a scene opens with its plate, unasked and for nothing, once on a way', async () => {
    const begun = await play(app)
    const opened = begun.session.session_data.narrative_history[0]?.ai_response
    const bank = await acted(app, begun, toBank)
    const back = await acted(app, begun, backToFerry)

    expect(opened?.plate).toEqual({ image_url: ROPE.image, alt: ROPE.alt })
    expect(opened?.image_url).toBeNull()
    expect([bank.plate, back.plate]).toEqual([undefined, undefined])
  })

  test('who goes another way comes to its plates anew', async () => {
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

  test('a scene without a plate shows the portrait of who is there', async () => {
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

  test('a plate of another site is shown from here', async () => {
    const begun = await play(app, { ...ROPE, image: 'https://plates.example/rope.jpg' })

    const shown = await acted(app, begun, { action_type: 'show' })

    expect(shown.image_url).toMatch(/^\/api\/v1\/images\/versions\/[\w-]+\/[\w-]+\.webp$/)
  })

  test('a plate that cannot be shown leaves the scene to the painter', async () => {
    const begun = await play(app, { ...ROPE, image: 'http://plates.example/rope.jpg' })

    const shown = await acted(app, begun, { action_type: 'show' })

    expect(shown.image_url).toMatch(/^\/pictures\//)
  })
})

/** From the ferry, which has a plate, to the bank, which has none. */
const toBank = { action_type: 'continue', selected_choice: 'Follow the bank upstream' } as const
const backToFerry = { action_type: 'continue', selected_choice: 'Call across the water' } as const
const show = (selected_model: string) => ({ action_type: 'show', selected_model }) as const

const entriesOf = async (app: TestApp, { player }: Play) =>
  (await app.ask('getWallet', { token: player.access_token })).entries

describe('a drawing of the built-in painter', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterEach(() => expectSoundLedger(app.db))
  afterAll(() => app.close())

  test('costs what its painter is listed with', async () => {
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

  test('says whose manner it is in the language of the story', async () => {
    const begun = await beginPlay(app, { language: 'hi' })

    const shown = await acted(app, begun, show('ravivarma'))

    expect(shown.style).toContain('रवि वर्मा की शैली में')
  })

  test('is paid once a scene, and kept through undo, a way back and a reload', async () => {
    const begun = await play(app)
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
    expect((await entriesOf(app, begun)).map(({ amount }) => amount)).toEqual([-8, 20])
  })

  test('is drawn for nothing in another manner once its scene is paid for', async () => {
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

  test('is had with an empty purse once it is paid', async () => {
    const begun = await beginPlay(app, { initial_xp: 3 })
    await acted(app, begun, show('chitrakar'))

    const again = await acted(app, begun, show('chitrakar'))

    expect(again).toMatchObject({ current_xp: 0, credits_consumed: 0 })
  })
})

describe('with a model of a provider', () => {
  const models = createScriptedModels()
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp({ ports: models.ports })
  })
  afterEach(async () => {
    models.reset()
    await expectSoundLedger(app.db)
  })
  afterAll(() => app.close())

  test('the model draws, plate or none', async () => {
    const begun = await play(app)

    const shown = await acted(app, begun, { action_type: 'show', selected_model: 'ajanta' })

    expect(shown.image_url).toMatch(/^\/pictures\//)
    expect(shown).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
  })

  test('each picture of the model is a new one, at its own price', async () => {
    const begun = await play(app)
    const first = await acted(app, begun, show('chitrakar'))

    const second = await acted(app, begun, show('chitrakar'))

    expect([first.credits_consumed, second.credits_consumed]).toEqual([5, 5])
    expect(second.image_url).not.toBe(first.image_url)
  })

  test('where the model fails the plate is shown, and nothing is taken', async () => {
    const begun = await play(app)
    models.paintBy({ paint: () => Promise.reject(new Error('out of ochre')) })

    const shown = await acted(app, begun, { action_type: 'show', selected_model: 'ajanta' })

    expect(shown).toMatchObject({
      image_url: ROPE.image,
      is_plate: true,
      credits_consumed: 0,
      fallback: { code: 'picture_failed' },
      fallback_description: null,
    })
    expect(await walletOf(app, begun)).toEqual({ xp: 10, credits: 20 })
  })
})
