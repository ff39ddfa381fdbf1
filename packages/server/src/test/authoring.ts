import { randomUUID } from 'node:crypto'

import type { StoryStructure } from '@kathasagar/story'

import type { TestApp } from './buildTestApp.ts'
import type { Player } from './caller.ts'
import { insertCategory } from './factories.ts'

export async function insertTaxonomy({ db }: TestApp) {
  const name = randomUUID()
  const category = await insertCategory(db, { name, display_name: 'River Tales', sort_order: 1 })
  const tags = await db
    .insertInto('tags')
    .values([
      { name: `${name}-a`, display_name: 'Bargains', color: '#f07aa8' },
      { name: `${name}-b`, display_name: 'Boats', color: '#35bdb2' },
    ])
    .returning('id')
    .execute()
  return { category_id: category.id, tag_ids: tags.map(({ id }) => id) }
}

const EVENING = `Rain has washed the names from the wall. Somebody swept the step this morning and
left the broom against the post, as people do who mean to come back before noon. A kite hangs in the
neem tree, its string wound twice around the lowest branch. Behind the wall a pot lid rattles, then is
still. You think of your uncle, who said that a house keeps its door open for three reasons: a wedding,
a death, or a debt. You hear no drums and no weeping. In the dust lies one copper coin, with its worn
face up, and beside it the print of a bare foot that points outwards.`

/** Adds a passage to a text, so that it has enough words for publication. */
export const lengthen = (text: string) => `${text}\n\n${EVENING}`

export const SOUND: StoryStructure = {
  start_node: 'gate',
  nodes: {
    gate: {
      title: 'The Gate',
      text: lengthen('The gate stands open, and nobody guards it.'),
      choices: [
        { text: 'Go in', target: 'yard' },
        { text: 'Turn back', target: 'road' },
      ],
    },
    yard: { title: 'The Yard', text: 'A lamp burns in the yard.', choices: [] },
    road: { title: 'The Road', text: 'The road is longer going home.', choices: [] },
  },
}

/** Invalid story: the target scene of a choice does not exist. */
export const BROKEN: StoryStructure = {
  start_node: 'gate',
  nodes: {
    gate: { text: 'The gate is shut.', choices: [{ text: 'Knock', target: 'porter' }] },
    road: { text: 'The road is longer going home.', choices: [] },
  },
}

export async function startAuthoring(app: TestApp, as?: Player) {
  const author = as ?? (await app.register())
  const token = author.access_token
  const taxonomy = await insertTaxonomy(app)
  const form = (fields: object = {}) => ({
    title: 'The Open Gate',
    tagline: 'Nobody guards it.',
    story_description: 'A gate that should be shut.',
    story_prompt: 'You come home late.',
    cover_image_url: '/covers/default.svg',
    story_structure: SOUND,
    ...taxonomy,
    ...fields,
  })
  const draft = (fields: object = {}) => app.ask('createStory', { token, body: form(fields) })
  const on = (id: string) => ({ token, params: { story_id: id } })

  return {
    author,
    token,
    form,
    draft,
    on,
    published: async (fields: object = {}) => {
      const { id } = await draft(fields)
      await app.ask('publishStory', on(id))
      return app.ask('getStoryForEdit', on(id))
    },
    edit: (id: string, changes: object) => app.call('updateStory', { ...on(id), body: changes }),
    publish: (id: string, body: object = {}) => app.call('publishStory', { ...on(id), body }),
    archive: (id: string) => app.call('archiveStory', on(id)),
    restore: (id: string, body: object = {}) => app.call('restoreStory', { ...on(id), body }),
    open: (id: string) => app.ask('getStoryForEdit', on(id)),
    list: () => app.ask('listMyStories', { token }),
  }
}
export type AuthorSession = Awaited<ReturnType<typeof startAuthoring>>
