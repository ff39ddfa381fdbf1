import { http } from 'msw'
import { expect, test } from 'vitest'

import { makeTriedModel } from '../../testing/fixtures/adminModels.ts'
import { makeError } from '../../testing/fixtures/errors.ts'
import { makeId } from '../../testing/fixtures/ids.ts'
import { adminModels } from '../../testing/handlers/adminModels.ts'
import { refuse } from '../../testing/handlers/answer.ts'
import { streamOf } from '../../testing/handlers/tellTurns.ts'
import { clientOnServer } from '../../test/clientOnServer.ts'
import { adminModelsApi } from './models.ts'

const { server, openStore } = clientOnServer()

const { tryModel, getTriedWords } = adminModelsApi.endpoints
const args = { key: 'try-1', tried: { model_key: 'tenali', story_id: makeId(1) } } as const

const PARTS = ['The rope ', 'is wet.']

test('the words of a try are held as they come, and its figures are the answer', async () => {
  server.use(...adminModels(undefined, PARTS))
  const store = openStore()
  const words = () => getTriedWords.select(args.key)(store.getState()).data

  const { data } = await store.dispatch(tryModel.initiate(args))

  expect(data).toEqual(makeTriedModel({ narrative: PARTS.join('') }))
  await expect.poll(words).toBe('The rope is wet.')
})

test('a try that fails within its stream is refused with what the provider did wrong', async () => {
  const { body } = makeError('storyteller_unreachable', { provider_fault: 'model_gone' })
  const end = { ...body, status: 503 }
  server.use(http.post('*/admin/models/try', () => streamOf({ parts: PARTS, end })))

  const { error } = await openStore().dispatch(tryModel.initiate(args))

  expect(error).toMatchObject({ status: 503, data: { provider_fault: 'model_gone' } })
})

test('a try that is refused before it begins is refused likewise', async () => {
  server.use(refuse('tryModel', 'story_not_found'))

  const { error } = await openStore().dispatch(tryModel.initiate(args))

  expect(error).toMatchObject({ status: 404, data: { code: 'story_not_found' } })
})

test('a try whose stream breaks off is lost, and is not asked for again', async () => {
  let asked = 0
  server.use(
    http.post('*/admin/models/try', () => {
      asked += 1
      return new Response('event: delta\nid: 1\ndata: {"text":"The"}\n\n', {
        headers: { 'content-type': 'text/event-stream' },
      })
    }),
  )

  const { error } = await openStore().dispatch(tryModel.initiate(args))

  expect(error).toMatchObject({ status: 'FETCH_ERROR' })
  expect(asked).toBe(1)
})

test('who leaves a try has the call ended', async () => {
  const ended = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  server.use(
    http.post('*/admin/models/try', ({ request }) => {
      request.signal.addEventListener('abort', () => ended.resolve())
      begun.resolve()
      return new Promise<never>(() => undefined)
    }),
  )
  const trying = openStore().dispatch(tryModel.initiate(args))
  await begun.promise

  trying.abort()

  await ended.promise
  expect((await trying).error).toBeDefined()
})
