import { expect, test } from 'vitest'

import { IMPATIENT } from '../../test/connectedModels.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { acted, beginPlay, walletOf } from '../../test/play.ts'

const { app, models, server } = await setModelStage()

const NOT_DRAWN = 'The image could not be drawn. You were not charged.'

function connect(model: string, { isImpatient = false, baseUrl = `${server.url}/v1` } = {}) {
  models.connect(
    {
      providers: { p: { kind: 'openai-compatible', base_url: baseUrl } },
      models: { ajanta: { provider: 'p', model } },
    },
    isImpatient ? { image: IMPATIENT } : {},
  )
}

const show = { action_type: 'show', selected_model: 'ajanta' } as const

/** Asks for a picture that fails, and gives back what the player can see of it. */
const showFrom = async (model: string, given: Parameters<typeof connect>[1] = {}) => {
  const play = await beginPlay(app)
  connect(model, given)
  const { image_url, model_used, credits_consumed, fallback_warning, fallback_description } =
    await acted(app, play, show)
  return {
    image_url,
    model_used,
    credits_consumed,
    fallback_warning,
    isTold: Boolean(fallback_description),
    wallet: await walletOf(app, play),
  }
}

const TOLD_IN_WORDS = {
  image_url: null,
  model_used: null,
  credits_consumed: 0,
  fallback_warning: NOT_DRAWN,
  isTold: true,
  wallet: { xp: 10, credits: 20 },
}

test.for([
  'resets',
  'cut-off',
  'overloaded-inside',
  'busy',
  'spent',
  'status-429',
  'status-500',
  'status-502',
  'status-503',
  'status-529',
  'status-401',
  'status-403',
  'status-404',
  'refused',
  'html',
  'nothing',
  'no-picture',
  'too-big',
  'dead-address',
  'address-of-a-page',
  'address-inside-our-net',
])('rows 21 and 22: a painter with "%s" costs nothing and is told in words', async (model) => {
  expect(await showFrom(model)).toEqual(TOLD_IN_WORDS)
})

test('a picture that was not drawn counts for no task, and one that was does', async () => {
  const play = await beginPlay(app)
  const token = play.player.access_token
  const shown = async () => {
    const { tasks } = await app.ask('listTasks', { token, query: { task_type: 'daily' } })
    return tasks.find(({ task_id }) => task_id === 'a-picture')?.current_value
  }
  connect('status-500')
  await acted(app, play, show)

  const before = await shown()
  connect('png')
  await acted(app, play, show)

  expect([before, await shown()]).toEqual([0, 1])
})

test.for([
  ['never answers', 'silent'],
  ['stalls midway', 'stalls'],
])('row 21: a painter that %s costs nothing and is told in words', async ([, model = '']) => {
  expect(await showFrom(model, { isImpatient: true })).toEqual(TOLD_IN_WORDS)
})

test.for([
  ['refuses the connection', (): string => 'http://127.0.0.1:9/v1'],
  ['has no address', (): string => 'http://nowhere.invalid/v1'],
  ['speaks no TLS', (): string => `${server.url.replace('http:', 'https:')}/v1`],
] as const)('row 21: a painter that %s costs nothing and is told in words', async ([, address]) => {
  expect(await showFrom('png', { baseUrl: address() })).toEqual(TOLD_IN_WORDS)
})

test('no request of ours ever goes to an address inside our own network', async () => {
  await showFrom('address-inside-our-net')

  expect(server.requests).toHaveLength(1)
})

const pictureOf = async (model: string) => {
  const play = await beginPlay(app)
  connect(model)
  const answer = await acted(app, play, show)
  return { answer, file: await app.app.inject({ url: answer.image_url ?? '/none' }) }
}

test.for([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['by-address', 'image/png'],
] as const)('a picture that comes as %s is kept and served by us', async ([model, type]) => {
  const { answer, file } = await pictureOf(model)

  expect(answer).toMatchObject({ model_used: 'ajanta', credits_consumed: 8 })
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toBe(type)
  expect(file.headers['content-security-policy']).toContain('sandbox')
})

test.for(['png', 'jpeg', 'webp'])(
  'a %s says on screen and in its file that a model made it',
  async (model) => {
    const { answer, file } = await pictureOf(model)

    expect(answer.style).toMatch(/^AI generated/)
    expect(file.rawPayload.toString('latin1')).toContain('trainedAlgorithmicMedia')
  },
)

test('a picture is found under its own ending alone', async () => {
  const { answer } = await pictureOf('png')

  const asSvg = await app.app.inject({ url: (answer.image_url ?? '').replace('.png', '.svg') })

  expect(asSvg.statusCode).toBe(404)
})
