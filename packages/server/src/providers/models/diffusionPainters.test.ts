import { describe, expect, test } from 'vitest'

import { CHECKPOINT, comfyDraws, JOB, used, webuiDraws } from '../../test/diffusionWire.ts'
import type { SeenRequest } from '../../test/faultServer.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { acted, beginPlay, RIVER } from '../../test/play.ts'
import { JPEG, PNG } from '../../test/tinyPictures.ts'

const { app, models, server } = await setModelStage()

type Kind = 'stable-diffusion-webui' | 'comfyui'

interface Given {
  model?: string
  size?: string
  /** Our painter that stands for it. */
  painter?: 'ajanta' | 'chitrakar'
  key?: string
}

function connect(kind: Kind, { model = CHECKPOINT, size, painter = 'ajanta', key }: Given = {}) {
  const keyed = key === undefined ? {} : { api_key_env: key }
  models.connect({
    providers: { p: { kind, base_url: server.url, ...keyed } },
    models: { [painter]: { provider: 'p', model, ...(size === undefined ? {} : { size }) } },
  })
}

const show = { action_type: 'show', selected_model: 'ajanta' } as const
const asked = (path: string): SeenRequest[] =>
  server.requests.filter((request) => request.path === path)
const bodyAt = (path: string) => asked(path).at(-1)?.body ?? {}
const workflow = () => bodyAt('/prompt')['prompt'] as Record<string, { inputs: object }>
const fileAt = (url: string | null) => app.app.inject({ url: url ?? '/none' })

const CAST = {
  ...RIVER,
  cast: {
    mara: { name: 'Mara', look: { kind: 'woman', cloth: 'white sari', old: true } },
    ferryman: { name: 'The ferryman', look: { kind: 'man', holds: 'stick' } },
  },
  nodes: Object.fromEntries(
    Object.entries(RIVER.nodes).map(([name, node]) => [
      name,
      { ...node, people: ['mara', 'ferryman'] },
    ]),
  ),
}

const toBank = { action_type: 'continue', selected_choice: 'Follow the bank upstream' } as const

describe("Stable Diffusion's web UI", () => {
  test('draws a picture that is kept, paid for, and says that a model made it', async () => {
    const play = await beginPlay(app)
    server.script('txt2img', webuiDraws(PNG))
    connect('stable-diffusion-webui')

    const answer = await acted(app, play, show)
    const file = await fileAt(answer.image_url)

    expect(answer).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
    expect(file.headers['content-type']).toBe('image/png')
    expect(file.rawPayload.toString('latin1')).toContain('trainedAlgorithmicMedia')
  })

  test('is told scene, cast and manner, what to leave out, size and checkpoint', async () => {
    const play = await beginPlay(app, { structure: CAST })
    server.script('txt2img', webuiDraws(JPEG))
    connect('stable-diffusion-webui', { size: '640x448' })

    await acted(app, play, show)

    const { prompt, ...rest } = bodyAt('/sdapi/v1/txt2img')
    expect(prompt).toMatch(/The Ferry\. .*river/)
    expect(prompt).toContain('Mara, old woman in white sari')
    expect(prompt).toMatch(/The ferryman, man in \w+ cloth holding stick/)
    expect(prompt).toContain('The ferryman waits with one hand on the rope.')
    expect(prompt).toContain('cave mural')
    expect(rest).toMatchObject({
      negative_prompt: expect.stringContaining('lettering'),
      width: 640,
      height: 448,
      override_settings: { sd_model_checkpoint: CHECKPOINT },
    })
  })

  test('draws with the checkpoint that is loaded where none is named', async () => {
    const play = await beginPlay(app)
    server.script('txt2img', webuiDraws(PNG, used('whichever')))
    connect('stable-diffusion-webui', { model: 'default' })

    const answer = await acted(app, play, show)

    expect(answer.model_used).toBe('ajanta')
    expect(bodyAt('/sdapi/v1/txt2img')).not.toHaveProperty('override_settings')
  })

  test('has one seed for all scenes of a story, and another for a scene that is asked again', async () => {
    const play = await beginPlay(app, { structure: CAST, initial_xp: 100 })
    server.script('txt2img', webuiDraws(PNG))
    connect('stable-diffusion-webui', { painter: 'chitrakar' })

    const drawn = { action_type: 'show', selected_model: 'chitrakar' } as const
    await acted(app, play, drawn)
    await acted(app, play, toBank)
    await acted(app, play, drawn)
    await acted(app, play, drawn)
    const bodies = asked('/sdapi/v1/txt2img').map(({ body }) => body)
    const [ferry, bank, bankAgain] = bodies.map(({ seed }) => seed)

    expect(ferry).toEqual(expect.any(Number))
    expect(bank).toBe(ferry)
    expect(bankAgain).not.toBe(bank)
    for (const { prompt } of bodies) expect(prompt).toContain('Mara, old woman in white sari')
  })

  test('is shown the key that is set, as a name and password where it is one', async () => {
    const play = await beginPlay(app)
    const heads: unknown[] = []
    server.script('txt2img', (exchange) => {
      heads.push(exchange.response.req.headers.authorization)
      webuiDraws(PNG)(exchange)
    })
    connect('stable-diffusion-webui', { key: 'TEST_API_KEY' })
    await acted(app, play, show)

    expect(heads).toEqual(['Bearer a-key-that-nobody-may-see'])
  })
})

describe('ComfyUI', () => {
  test('draws once its queue is done, and the picture is kept and paid for', async () => {
    const play = await beginPlay(app)
    comfyDraws(server)
    connect('comfyui')

    const answer = await acted(app, play, show)
    const file = await fileAt(answer.image_url)

    expect(answer).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
    expect(file.headers['content-type']).toBe('image/png')
    expect(asked(`/history/${JOB}`)).toHaveLength(3)
  })

  test('is given a workflow that names checkpoint, words, size and seed, each wired to the next', async () => {
    const play = await beginPlay(app, { structure: CAST })
    comfyDraws(server)
    connect('comfyui', { size: '640x448' })

    await acted(app, play, show)

    const nodes = workflow()
    expect(nodes['checkpoint']?.inputs).toEqual({ ckpt_name: CHECKPOINT })
    expect(nodes['wanted']?.inputs).toMatchObject({
      text: expect.stringContaining('Mara, old woman in white sari'),
    })
    expect(nodes['canvas']?.inputs).toEqual({ width: 640, height: 448, batch_size: 1 })
    expect(nodes['drawing']?.inputs).toMatchObject({ seed: expect.any(Number) })
    const wires = Object.values(nodes).flatMap(({ inputs }) =>
      Object.values(inputs).filter(Array.isArray),
    )
    expect(wires.every(([node]) => Object.hasOwn(nodes, String(node)))).toBe(true)
  })
})

test('a painter alone is offered to players by the name of its checkpoint', async () => {
  connect('comfyui')

  const { image } = await app.ask('listModels')

  expect(image).toContainEqual(
    expect.objectContaining({ model_key: 'ajanta', provider_model: CHECKPOINT, credit_cost: 8 }),
  )
})
