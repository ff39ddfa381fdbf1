import type { Insertable, Updateable } from 'kysely'
import type { StoryStructure } from '@kathasagar/story'

import type { Db } from '../db/database.ts'
import type { CategoriesTable, StoriesTable, TagsTable, UsersTable } from '../db/tables.ts'

export const SMALL_STRUCTURE: StoryStructure = {
  start_node: 'shore',
  nodes: {
    shore: {
      title: 'The Shore',
      text: 'The tide is out and a boat lies on its side.',
      choices: [
        { text: 'Push the boat into the water', target: 'sea' },
        { text: 'Walk home along the dunes', target: 'home' },
      ],
    },
    sea: { title: 'Out at Sea', text: 'The boat lifts and you are away.', choices: [] },
    home: { title: 'Home', text: 'The lamp is lit for you.', choices: [] },
  },
}

export const changeUser = (db: Db, id: string, values: Updateable<UsersTable>) =>
  db.updateTable('users').set(values).where('id', '=', id).execute()

export const changeStory = (db: Db, id: string, values: Updateable<StoriesTable>) =>
  db.updateTable('stories').set(values).where('id', '=', id).execute()

let counter = 0
const next = () => (counter += 1)

export const insertUser = (db: Db, user: Insertable<UsersTable>) =>
  db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()

export const insertCategory = (db: Db, category: Insertable<CategoriesTable>) =>
  db.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow()

export const insertTag = (db: Db, tag: Insertable<TagsTable>) =>
  db.insertInto('tags').values(tag).returning('id').executeTakeFirstOrThrow()

export const storyRow = (db: Db, id: string) =>
  db.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

type GivenStory = Partial<Insertable<StoriesTable>> & { structure?: StoryStructure }

export async function insertStory(db: Db, { structure, ...given }: GivenStory = {}) {
  const author_id =
    given.author_id ??
    (await insertUser(db, { username: `author_${next()}`, display_name: 'An Author' })).id
  const { id } = await db
    .insertInto('stories')
    .values({
      title: `Story ${next()}`,
      status: 'published',
      published_at: new Date(),
      total_scenes: 3,
      branching_points: 1,
      possible_endings: 2,
      ...given,
      author_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const version = await db
    .insertInto('story_versions')
    .values({ story_id: id, number: 1, structure: JSON.stringify(structure ?? SMALL_STRUCTURE) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await changeStory(db, id, { current_version_id: version.id })
  return { id, author_id, version_id: version.id }
}
