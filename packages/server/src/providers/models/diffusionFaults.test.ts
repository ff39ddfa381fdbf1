import { expect, test } from 'vitest'

import { IMPATIENT } from '../../test/connectedModels.ts'
import {
  CHECKPOINT,
  comfyDraws,
  JOB,
  sendsFile,
  sendsJson,
  used,
  VIEW,
  webuiDraws,
} from '../../test/diffusionWire.ts'
import type { Behaviour } from '../../test/faultServer.ts'
import { IMAGE_FAULTS } from '../../test/imageFaults.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { acted, beginPlay, walletOf, type Play } from '../../test/play.ts'
import { PNG } from '../../test/tinyPictures.ts'

const { app, models, server } = await setModelStage()

function connect(kind: 'stable-diffusion-webui' | 'comfyui', { isImpatient = false } = {}) {
  models.connect(
    {
      providers: { p: { kind, base_url: server.url } },
      models: { ajanta: { provider: 'p', model: CHECKPOINT } },
    },
    isImpatient ? { image: { ...IMPATIENT, totalMs: 2000 } } : {},
  )
}

const fault = (name: string): Behaviour => IMAGE_FAULTS[name] ?? (() => expect.fail(name))

const show = { action_type: 'show', selected_model: 'ajanta' } as const

const NOT_DRAWN = {
  image_url: null,
  model_used: null,
  credits_consumed: 0,
  fallback_warning: 'The image could not be drawn. You were not charged.',
}

/** Asks for a picture that fails: nothing is paid, and the log says why by its kind. */
async function failed(play: Play) {
  const answer = await acted(app, play, show)
  expect(answer).toMatchObject(NOT_DRAWN)
  expect(await walletOf(app, play)).toEqual({ xp: 10, credits: 20 })
  return models.faults.map((one) => (one instanceof Error ? one.message : '')).at(-1)
}

/** Faults that any server may have, with the kind by which they are told. */
const FAULTS = [
  ['html', 'unreadable'],
  ['status-500', 'overloaded'],
  ['status-401', 'denied'],
  ['status-404', 'model_gone'],
  ['resets', 'reset'],
  ['cut-off', 'cut_off'],
  ['silent', 'timeout'],
  ['stalls', 'timeout'],
] as const

test.for(FAULTS)('a web UI with "%s" costs nothing', async ([name, kind]) => {
  const play = await beginPlay(app)
  server.script('txt2img', fault(name))
  connect('stable-diffusion-webui', { isImpatient: kind === 'timeout' })

  expect(await failed(play)).toContain(`(${kind})`)
})

test.for<[string, string, () => Behaviour]>([
  ['no picture in it', 'unreadable', () => sendsJson({ images: [] })],
  ['no images at all', 'unreadable', () => sendsJson({ detail: 'no' })],
  ['a drawing that is a program', 'unreadable', () => webuiDraws(Buffer.from('<svg onload="x"/>'))],
  ['over 5 MB', 'unreadable', () => webuiDraws(Buffer.concat([PNG, Buffer.alloc(5 * 2 ** 20)]))],
  ['over all bounds', 'runaway', () => webuiDraws(Buffer.alloc(9 * 2 ** 20))],
  ['another checkpoint', 'model_gone', () => webuiDraws(PNG, used('mountain'))],
])('an answer of a web UI with %s costs nothing', async ([, kind, behaviour]) => {
  const play = await beginPlay(app)
  server.script('txt2img', behaviour())
  connect('stable-diffusion-webui')

  expect(await failed(play)).toContain(`(${kind})`)
})

test.for(FAULTS)('a ComfyUI that takes no work for "%s" costs nothing', async ([name, kind]) => {
  const play = await beginPlay(app)
  server.script('prompt', fault(name))
  connect('comfyui', { isImpatient: kind === 'timeout' })

  expect(await failed(play)).toContain(`(${kind})`)
})

const NO_CHECKPOINT = {
  error: { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation' },
  node_errors: {
    checkpoint: {
      errors: [
        {
          type: 'value_not_in_list',
          message: 'Value not in list',
          details: "ckpt_name: 'river-v2.safetensors' not in ['mountain.safetensors']",
        },
      ],
    },
  },
}

test.for<[string, string, () => void]>([
  [
    'lacks the checkpoint',
    'model_gone',
    () => server.script('prompt', sendsJson(NO_CHECKPOINT, 400)),
  ],
  ['gives no id', 'unreadable', () => server.script('prompt', sendsJson({}))],
  ['has no history', 'unreadable', () => server.script(JOB, sendsJson([]))],
  ['tells a history that is no JSON', 'unreadable', () => server.script(JOB, fault('html'))],
  [
    'gives up drawing',
    'overloaded',
    () =>
      server.script(JOB, sendsJson({ [JOB]: { outputs: {}, status: { status_str: 'error' } } })),
  ],
  ['ends without a picture', 'unreadable', () => server.script(JOB, sendsJson({ [JOB]: {} }))],
  ['has lost the file', 'model_gone', () => server.script(VIEW, fault('status-404'))],
  ['sends a page for a picture', 'unreadable', () => server.script(VIEW, fault('html'))],
  ['sends too much', 'runaway', () => server.script(VIEW, sendsFile(Buffer.alloc(9 * 2 ** 20)))],
])('a ComfyUI that %s costs nothing', async ([, kind, spoil]) => {
  const play = await beginPlay(app)
  comfyDraws(server)
  spoil()
  connect('comfyui')

  expect(await failed(play)).toContain(`(${kind})`)
})

test('a ComfyUI that is never done is left after the time of a picture, and no line stays open', async () => {
  const play = await beginPlay(app)
  comfyDraws(server)
  server.script(JOB, sendsJson({}))
  connect('comfyui', { isImpatient: true })

  expect(await failed(play)).toContain('(timeout)')
  await expect.poll(() => server.openAnswers()).toBe(0)
})

test('a web UI that moves elsewhere is not followed into our own network', async () => {
  const play = await beginPlay(app)
  server.script('txt2img', ({ response }) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  )
  connect('stable-diffusion-webui')

  await failed(play)

  expect(server.requests).toHaveLength(1)
})
