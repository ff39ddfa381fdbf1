import { mkdirSync, readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { addLocalModel } from '../../addLocalModel.ts'
import { bindStorytellers } from '../../modules/models/index.ts'
import { adminOfModels } from '../../test/adminModels.ts'
import { registerAdmin } from '../../test/admins.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { readEvents } from '../../test/eventStream.ts'
import { fakeLibrary, linkLibrary } from '../../test/modelLibrary.ts'
import { beginPlay, expectConsistentLedger, say } from '../../test/play.ts'
import { testFolder } from '../../test/testFolder.ts'
import { TINY_STORY, writeTinyModel } from '../../test/tinyModel.ts'
import { VERDICT_SCHEMA } from '../models/answers.ts'
import { createModelFileHost } from './modelFileHost.ts'
import { MODEL_FILE_URL, modelFolders } from './modelFolders.ts'

afterEach(() => vi.unstubAllEnvs())

const YAWN = say('I yawn')
const PROVIDER = {
  name: 'Model files',
  kind: 'openai-compatible',
  base_url: MODEL_FILE_URL,
} as const

async function openSite(dataDir: string) {
  const app = await buildTestApp({ config: { dataDir } })
  const models = adminOfModels(app, await registerAdmin(app))
  const faults = async () => (await models.look()).providers.map(({ state }) => state?.fault)
  const close = async () => {
    await expectConsistentLedger(app.db)
    await app.close()
  }
  return { app, models, faults, close }
}

test('writes the next turn of all storytellers with an added file', async () => {
  const dataDir = testFolder()
  const source = join(dataDir, 'tiny.gguf')
  writeTinyModel(source)
  await linkLibrary(dataDir)
  const { app, models, faults, close } = await openSite(dataDir)
  const said: string[] = []
  const adding = { source, say: (line: string) => said.push(line), onProgress: () => undefined }

  await addLocalModel(app.ports, { dataDir }, adding)

  const play = await beginPlay(app)
  expect(await play.acted(YAWN)).toMatchObject({
    narrative: TINY_STORY,
    model_used: 'tenali',
    fallback_warning: null,
  })
  await expect.poll(faults).toEqual([null])
  const { providers, bindings } = await models.look()
  expect(said.at(-1)).toBe('Bound to tiny.gguf: kathakar, tenali, birbal, vyasa')
  expect(providers).toMatchObject([{ name: 'Model files', allow_private_network: true }])
  expect(bindings.filter(({ bound }) => bound?.model === 'tiny.gguf')).toHaveLength(4)
  expect(await models.check(providers[0]?.id ?? '')).toMatchObject({ models: ['tiny.gguf'] })
  await close()
})

test('neither binds nor keeps an incomplete file', async () => {
  const dataDir = testFolder()
  const source = join(dataDir, 'broken.gguf')
  writeTinyModel(source)
  truncateSync(source, 1_000_000)
  await linkLibrary(dataDir)
  const { app, models, close } = await openSite(dataDir)
  const adding = { source, say: () => undefined, onProgress: () => undefined }

  await expect(addLocalModel(app.ports, { dataDir }, adding)).rejects.toThrow('broken.gguf cannot')

  expect((await models.look()).providers).toEqual([])
  expect(readdirSync(modelFolders(dataDir).files)).toEqual([])
  await close()
})

async function openHost(idleMs: number) {
  const dataDir = testFolder()
  await linkLibrary(dataDir)
  const host = createModelFileHost({ ...modelFolders(dataDir), idleMs })
  const folder = modelFolders(dataDir).files
  const limits = { connectMs: 0, firstByteMs: 50_000, idleMs: 50_000, maxBytes: 2 ** 20 }
  mkdirSync(folder)
  writeTinyModel(join(folder, 'tiny.gguf'))
  const send = (content: string, more: object = {}) => {
    const line = host.openLine(limits)
    const messages = [{ role: 'user', content }]
    const body = { model: 'tiny.gguf', messages, context_tokens: 16_000, ...more }
    const asked = { method: 'POST', body: JSON.stringify(body) }
    const read = async () => {
      const answer = await line.fetch(`${MODEL_FILE_URL}/chat/completions`, asked)
      const chunks = (await answer.text())
        .split('\n\n')
        .filter(Boolean)
        .map((chunk) => JSON.parse(chunk.slice('data: '.length)))
      const text = chunks.map(({ choices }) => choices[0].delta.content ?? '').join('')
      const { prompt_tokens, prompt_tokens_details } = chunks.at(-1).usage
      return { text, prompt_tokens, cached: prompt_tokens_details.cached_tokens }
    }
    return { read, stop: line.close }
  }
  return { send, close: host.close }
}

test('caches a prompt, follows a schema, stops within a prompt, and unloads', async () => {
  const { send, close } = await openHost(1000)
  const response_format = { json_schema: { schema: VERDICT_SCHEMA } }

  const first = await send('Go on. '.repeat(40)).read()
  const verdict = await send('Judge.', { response_format }).read()
  const second = await send(`${'Go on. '.repeat(40)}I yawn.`).read()
  expect(first).toMatchObject({ text: TINY_STORY, cached: 0 })
  expect(second.cached).toBeGreaterThan(250)
  expect(JSON.parse(verdict.text)).toMatchObject({ ruling: expect.any(String), choices: [] })

  const long = 'A long tale. '.repeat(500)
  const stopped = send(long)
  void stopped.read().catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 300))
  stopped.stop()
  const again = await send(long).read()
  expect(again.text).toBe(TINY_STORY)
  expect(again.cached).toBeLessThan(again.prompt_tokens - 1000)

  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect((await send(long.slice(0, 100)).read()).cached).toBe(0)
  close()
})

const BROKEN = [
  ['whose process is killed', "() => process.kill(process.pid, 'SIGKILL')"],
  ['without enough memory', "async () => { throw new Error('not enough memory') }"],
] as const

test.each(BROKEN)(
  'replaces a model %s during the turn, and shows the fault to the admin',
  async (_, load) => {
    const dataDir = testFolder()
    fakeLibrary(dataDir, load)
    const { app, faults, close } = await openSite(dataDir)
    await bindStorytellers(app.ports, { provider: PROVIDER, model: 'fake.gguf', settings: {} })
    const play = await beginPlay(app)

    const told = await play.acted(YAWN)

    expect(told).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
    expect(told.fallback).toMatchObject({ code: 'storyteller_unreachable' })
    await expect.poll(faults).toEqual(['not_running'])
    await close()
  },
)

test('passes no secrets to the process, and shows the queue position to a waiting player', async () => {
  vi.stubEnv('TOKEN_SECRET', 'The secret of the server.')
  const dataDir = testFolder()
  const write = `async ({ onTextChunk }) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    onTextChunk(process.env.TOKEN_SECRET ?? 'The water waits for you.')
  }`
  fakeLibrary(dataDir, 'async () => model', write)
  const { app, close } = await openSite(dataDir)
  await bindStorytellers(app.ports, { provider: PROVIDER, model: 'fake.gguf', settings: {} })
  const plays = [await beginPlay(app), await beginPlay(app)]

  const streams = await Promise.all(plays.map((play) => play.stream(YAWN)))

  const places = streams.map((stream) =>
    readEvents(stream).flatMap(({ event, data }) => (event === 'queue' ? [data['ahead']] : [])),
  )
  expect(places.flat()).toContain(1)
  expect(places.flat().every((ahead) => ahead === 0 || ahead === 1)).toBe(true)
  expect(streams.every((stream) => stream.includes('The water waits'))).toBe(true)
  await close()
})
