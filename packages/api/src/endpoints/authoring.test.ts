import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'

import {
  makeEditableStory,
  makeMyStories,
  makePublicationStatus,
} from '../testing/fixtures/authoring.ts'
import { makeId } from '../testing/fixtures/ids.ts'
import { makeFinding } from '../testing/fixtures/stories.ts'
import { answer, refuse } from '../testing/handlers/answer.ts'
import { authorHandlers } from '../testing/handlers/authoring.ts'
import { clientOnServer } from '../test/clientOnServer.ts'
import authoringApi from './authoring.ts'

const { server, openStore } = clientOnServer()
beforeEach(() => server.use(...authorHandlers()))

const { listMyStories, getStoryForEdit, updateStory, publishStory, archiveStory } =
  authoringApi.endpoints
type Store = ReturnType<typeof openStore>

function countLists() {
  let lists = 0
  server.use(
    answer('listMyStories', () => {
      lists += 1
      return makeMyStories()
    }),
  )
  return () => lists
}

const listed = (store: Store, id: string) =>
  listMyStories
    .select()(store.getState())
    .data?.stories.find((story) => story.id === id)

test('moves a published story in the list, and then reloads the list', async () => {
  const lists = countLists()
  const store = openStore()
  await store.dispatch(listMyStories.initiate())
  const standing = makePublicationStatus({ id: makeId(1), status: 'published' })
  server.use(answer('publishStory', standing))

  await store.dispatch(publishStory.initiate({ story_id: makeId(1), revision: 1 }))

  expect(listed(store, makeId(1))?.status).toBe('published')
  expect(listMyStories.select()(store.getState()).data?.counts).toMatchObject({
    draft: 1,
    published: 3,
  })
  await expect.poll(lists).toBe(2)
})

test('reloads the list after a refused publication, because it has findings', async () => {
  const lists = countLists()
  const store = openStore()
  await store.dispatch(listMyStories.initiate())
  server.use(refuse('publishStory', 'not_publishable', { findings: [makeFinding()] }))

  await store.dispatch(publishStory.initiate({ story_id: makeId(1), revision: 1 }))

  await expect.poll(lists).toBe(2)
})

test('changes and reloads nothing after a refused archiving', async () => {
  const lists = countLists()
  const store = openStore()
  await store.dispatch(listMyStories.initiate())
  server.use(refuse('archiveStory', 'not_published'))

  await store.dispatch(archiveStory.initiate({ story_id: makeId(1) }))

  expect([lists(), listed(store, makeId(1))?.status]).toEqual([1, 'draft'])
})

test('updates the form with a saved story without reloading', async () => {
  let opened = 0
  server.use(
    answer('getStoryForEdit', () => {
      opened += 1
      return makeEditableStory()
    }),
    answer('updateStory', makeEditableStory({ title: 'Anew', revision: 2 })),
  )
  const store = openStore()
  await store.dispatch(getStoryForEdit.initiate(makeId(1)))

  await store.dispatch(updateStory.initiate({ story_id: makeId(1), title: 'Anew', revision: 1 }))

  const { data } = getStoryForEdit.select(makeId(1))(store.getState())
  expect(data).toMatchObject({ title: 'Anew', revision: 2 })
  expect(opened).toBe(1)
})

test('reads and sends a node named __proto__ unchanged', async () => {
  const { story_structure: _none, ...story } = makeEditableStory()
  const json = JSON.stringify(story).replace(
    /\}$/,
    ',"story_structure":{"start_node":"__proto__","nodes":{"__proto__":{"text":"Here.","choices":[]}}}}',
  )
  const type = { headers: { 'content-type': 'application/json' } }
  let sent = ''
  server.use(
    http.get('*/stories/:id/edit', () => new HttpResponse(json, type)),
    http.put('*/stories/:id', async ({ request }) => {
      sent = await request.text()
      return new HttpResponse(json, type)
    }),
  )
  const store = openStore()

  const { data } = await store.dispatch(getStoryForEdit.initiate(makeId(1)))
  const structure = data?.story_structure
  if (!structure) throw new Error('The form got no structure')
  await store.dispatch(updateStory.initiate({ story_id: makeId(1), story_structure: structure }))

  expect(Object.keys(structure.nodes)).toEqual(['__proto__'])
  expect(sent).toContain('"nodes":{"__proto__":{"text":"Here."')
})
