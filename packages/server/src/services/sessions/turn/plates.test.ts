import type { StoryStructure } from '@kathasagar/api/rules'
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../../../test/buildTestApp.ts'
import { acted, beginPlay, expectSoundLedger, RIVER, walletOf } from '../../../test/play.ts'
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

  test('Show gives the plate of a scene, its words and what it is, for the price of the table', async () => {
    const begun = await play(app)

    const shown = await acted(app, begun, { action_type: 'show', selected_model: 'ajanta' })

    expect(shown).toMatchObject({
      image_url: ROPE.image,
      prompt: ROPE.alt,
      is_plate: true,
      model_used: null,
      credits_consumed: 8,
      fallback: null,
    })
    expect(shown.session_data.narrative_history.at(-1)?.ai_response).toMatchObject({
      image_url: ROPE.image,
      is_plate: true,
    })
  })

  test('a scene without a plate is painted', async () => {
    const begun = await play(app)
    const on = { action_type: 'continue', selected_choice: 'Follow the bank upstream' } as const
    await acted(app, begun, on)

    const shown = await acted(app, begun, { action_type: 'show' })

    expect(shown.image_url).toMatch(/^\/pictures\//)
    expect(shown.is_plate).toBeUndefined()
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
