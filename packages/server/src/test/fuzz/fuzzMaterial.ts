import type { StoryStructure } from '@kathasagar/story'

import { makeLink } from '../../services/auth/accountLinks.ts'
import type { Person } from '../access/scenery.ts'
import { insertTaxonomy, SOUND } from '../authoring.ts'
import type { TestApp } from '../buildTestApp.ts'
import { PASSWORD } from '../caller.ts'
import { insertStory } from '../factories.ts'
import { beginPlay, RIVER } from '../play.ts'

const SESSIONS = 8
const OF_EACH_KIND = 4
const LINKS = 10
const XP_ENOUGH = 100_000

export async function makeStories({ db }: TestApp, author_id: string) {
  const kinds = [
    {},
    { is_premium: true },
    { content_rating: 'mature' },
    ...Array.from({ length: OF_EACH_KIND }, () => [
      { status: 'draft' } as const,
      { status: 'in_review' } as const,
      { status: 'archived' } as const,
    ]).flat(),
  ] as const
  const made = await Promise.all(
    kinds.map((kind) => insertStory(db, { author_id, structure: SOUND, ...kind })),
  )
  return made.map(({ id }) => id)
}

export async function makeSessions(product: TestApp, owner: Person) {
  const begun = Array.from({ length: SESSIONS }, () =>
    beginPlay(product, { initial_xp: XP_ENOUGH, structure: LONG_WALK }, owner),
  )
  return Promise.all(begun)
}

export async function makeReports({ db, clock }: TestApp, reporter_id: string, plays: Plays) {
  const rows = await db
    .insertInto('story_reports')
    .values(
      plays.map(({ storyId, session }) => ({
        story_id: storyId,
        reporter_id,
        reason: 'other' as const,
        note: '',
        session_id: session.id,
        created_at: clock.now(),
        resolved_at: null,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
export type Plays = Awaited<ReturnType<typeof makeSessions>>

const PURPOSES = ['verify_email', 'reset_password', 'log_in', 'export_account'] as const

export async function makeTokens({ ports }: TestApp, { id }: Person) {
  const links = Array.from({ length: LINKS }, () =>
    PURPOSES.map((purpose) => makeLink(ports, id, purpose)),
  ).flat()
  return (await Promise.all(links)).map(({ token }) => token)
}

export async function signInsOf({ db }: TestApp, user_id: string) {
  const rows = await db.selectFrom('sign_ins').select('id').where('user_id', '=', user_id).execute()
  return rows.map(({ id }) => id)
}

const ROOMS = 40

/** So many rooms one behind the other that few get to the end. */
const LONG_WALK: StoryStructure = {
  start_node: 'room0',
  nodes: Object.fromEntries(
    Array.from({ length: ROOMS }, (_, room) => [
      `room${room}`,
      {
        title: `Room ${room}`,
        text: `There is a door at either end of room ${room}.`,
        choices:
          room === ROOMS - 1
            ? []
            : [
                { text: 'Walk on', target: `room${room + 1}` },
                { text: 'Turn back', target: `room${Math.max(0, room - 1)}` },
              ],
      },
    ]),
  ),
}

/** Words that are the same on every stage. */
export const WORDS = {
  password: [PASSWORD],
  current_password: [PASSWORD],
  confirm_password: [PASSWORD],
  selected_model: ['kathakar', 'tenali', 'birbal', 'vyasa'],
  'show selected_model': ['vishvakarma', 'ajanta'],
  selected_choice: ['Walk on', 'Turn back'],
  revision: [0, 1],
  index: [1, 2],
  story_structure: [SOUND, RIVER],
  start_at: Object.keys(RIVER.nodes),
  cover_image_url: ['https://covers.example/a.jpg'],
  avatar_url: [null, 'https://covers.example/a.jpg'],
  'commands keys': ['continue', 'immerse', 'show', 'undo'],
  'nodes keys': ['gate', 'yard', 'road'],
  target: ['gate', 'yard', 'road'],
  start_node: ['gate'],
  time_zone: ['UTC', 'Asia/Kolkata'],
  page: ['1', '2', '100000'],
  limit: ['1', '10'],
  number: ['1', '2'],
  q: ['river', 'story', 'ri'],
  color: ['#35bdb2'],
  amount: [1, 50],
  act: ['signed_in', 'credits_granted'],
  day: ['2026-01-01', '0001-01-01', '9999-12-31'],
} as const

/** Categories and tags, by their ids. */
export async function makeTaxonomy(product: TestApp) {
  const made = Array.from({ length: OF_EACH_KIND }, () => insertTaxonomy(product))
  const taxonomy = await Promise.all(made)
  return {
    categories: taxonomy.map(({ category_id }) => category_id),
    tags: taxonomy.flatMap(({ tag_ids }) => tag_ids),
  }
}
