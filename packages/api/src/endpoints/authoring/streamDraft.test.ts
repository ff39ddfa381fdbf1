import { http } from 'msw'
import { expect, test } from 'vitest'

import { makeError } from '../../testing/fixtures/errors.ts'
import { makeStoryDraft } from '../../testing/fixtures/authoring.ts'
import { draftStory as tellsDraft } from '../../testing/handlers/authoring.ts'
import { clientOnServer } from '../../test/clientOnServer.ts'
import authoringApi from '../authoring.ts'

const { server, openStore } = clientOnServer()

const { draftStory, getDraftSoFar } = authoringApi.endpoints
const args = {
  key: 'draft-1',
  asked: { idea: 'A ferry that sells hours.', language: 'en' },
} as const

type Store = ReturnType<typeof openStore>
const soFar = (store: Store) => getDraftSoFar.select(args.key)(store.getState()).data

test('stores a draft scene by scene, and returns it completely', async () => {
  const draft = makeStoryDraft()
  server.use(tellsDraft(draft))
  const store = openStore()

  const { data } = await store.dispatch(draftStory.initiate(args))

  expect(data).toEqual({ draft })
  const names = Object.keys(draft.structure.nodes)
  await expect.poll(() => soFar(store)).toEqual({ draft, written: names })
})

test('keeps written scenes and the outline of others after a fault', async () => {
  const { body, status } = makeError('storyteller_busy')
  server.use(tellsDraft(makeStoryDraft(), { after: 1, fault: { ...body, status } as typeof body }))
  const store = openStore()

  const { error } = await store.dispatch(draftStory.initiate(args))

  expect(error).toMatchObject({ status: 503, data: { code: 'storyteller_busy' } })
  await expect.poll(() => soFar(store)?.written).toEqual(['jetty'])
  expect(soFar(store)?.draft.structure.nodes['current']?.text).toBe('What is to happen here.')
})

test('fails without a retry if the stream of a draft is interrupted', async () => {
  let asked = 0
  server.use(
    http.post('*/stories/drafts', () => {
      asked += 1
      return new Response(': listening\n\n', { headers: { 'content-type': 'text/event-stream' } })
    }),
  )

  const { error } = await openStore().dispatch(draftStory.initiate(args))

  expect(error).toMatchObject({ status: 'FETCH_ERROR' })
  expect(asked).toBe(1)
})
