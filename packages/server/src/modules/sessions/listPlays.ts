import { LIMITS } from '@kathasagar/api/contract'
import type { Category, OwnPlay, PlayState, StoryAnswer } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import { progressOf } from '@kathasagar/engine/world/progress'
import { sql } from 'kysely'

import type { Db, Call } from '../../platform/call.ts'
import { listEndings } from './sessions.queries.ts'
import { instantCursorAt, instantPlaceAt, pageUpTo } from '../../platform/db/rows.ts'
import type { InstantPlace } from '../../platform/db/rows.ts'
import { minutesLeft } from './present/presentPlace.ts'
import { imageAddress } from '../pictures/index.ts'
import type { SessionContext } from './context.ts'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

const toldIn = (answer: StoryAnswer | null): string | null =>
  answer?.narrative ?? answer?.setup ?? null

function cutAtWord(sentence: string, language: StoryLanguage): string {
  const letters = [...new Intl.Segmenter(language).segment(sentence)].map(({ segment }) => segment)
  if (letters.length <= LIMITS.lastLineMax) return sentence
  // Cuts the text at the last space that leaves room for the ellipsis.
  const start = letters.slice(0, LIMITS.lastLineMax - 1).join('')
  return `${start.replace(/(?<!\s)\s+\S*$/u, '')}…`
}

function lastLineOf(answers: readonly (StoryAnswer | null)[], language: StoryLanguage): string {
  const told = answers.map(toldIn).find((text) => text?.trim()) ?? answers[0]?.prompt ?? ''
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(told.trim())
  const last = [...sentences].findLast(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
  return withoutLoneMarks(cutAtWord(last?.segment.trim() ?? '', language))
}

const MARKS = /["“”„‟«»'‘’‚‛‹›]/gu
const OPENING = /[“„‟«‘‚‛‹]/u
const SINGLE = /['‘’‚‛‹›]/u
const ROOM = /^$|[\s\p{Ps}]/u

/** Quotation mark with the characters before and after it. */
interface Mark {
  sign: string
  at: number
  before: string
  after: string
}

/** Returns true if the mark is an apostrophe, which follows a letter. */
const isApostrophe = ({ sign, before, after }: Mark, isOpen: boolean): boolean =>
  /['’]/u.test(sign) && /[\p{L}\p{M}]/u.test(before) && (!isOpen || /\p{L}/u.test(after))

const opens = ({ sign, before }: Mark, isOpen: boolean): boolean =>
  /["']/.test(sign)
    ? ROOM.test(before) || (!isOpen && /[\p{Pd}"“'‘«]/u.test(before))
    : OPENING.test(sign)

function withoutLoneMarks(sentence: string): string {
  const open: Record<'single' | 'double', number[]> = { single: [], double: [] }
  const lone: number[] = []
  for (const { 0: sign, index: at } of sentence.matchAll(MARKS)) {
    const mark = {
      sign,
      at,
      before: sentence.slice(0, at).slice(-1),
      after: sentence.charAt(at + 1),
    }
    const opened = open[SINGLE.test(sign) ? 'single' : 'double']
    if (isApostrophe(mark, opened.length > 0)) continue
    if (opens(mark, opened.length > 0)) opened.push(at)
    else if (opened.pop() === undefined) lone.push(at)
  }
  const dropped = new Set([...lone, ...open.single, ...open.double])
  return sentence
    .replaceAll(MARKS, (sign: string, at: number) => (dropped.has(at) ? '' : sign))
    .trim()
}

const STATES: Readonly<Record<PlayState, ReturnType<typeof sql<boolean>>>> = {
  open: sql<boolean>`(session.archived_at is null and not session.is_completed)`,
  finished: sql<boolean>`(session.archived_at is null and session.is_completed)`,
  archived: sql<boolean>`(session.archived_at is not null)`,
}

const selectKept = (db: Db, userId: string) =>
  db
    .selectFrom('game_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)

const selectPlays = (db: Db, userId: string, sessions: ReturnType<typeof selectKept>) =>
  db
    .selectFrom(sessions.as('session'))
    .innerJoin('turns as head', (join) =>
      join.onRef('head.id', '=', 'session.head_turn_id').on('head.user_id', '=', userId),
    )
    .leftJoin('turns as parent', (join) =>
      join.onRef('parent.id', '=', 'head.parent_id').on('parent.user_id', '=', userId),
    )
    .innerJoin('stories', 'stories.id', 'session.story_id')
    .select([
      'session.id',
      'session.version_id',
      'session.updated_at',
      'head.state',
      'head.answer',
      'parent.answer as answer_before',
      'stories.id as story_id',
      'stories.title',
      'stories.cover_image_url',
      'stories.image_alt',
      'stories.language',
    ])
    .orderBy('session.updated_at', 'desc')
    .orderBy('session.id', 'desc')

export const listOpen = (db: Db, userId: string, limit: number) => {
  // For each story, this selects the same session as `findLatest`.
  const resumable = selectKept(db, userId)
    .distinctOn('story_id')
    .where('preview_code', 'is', null)
    .where('is_completed', '=', false)
    .where('archived_at', 'is', null)
    .orderBy('story_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return selectPlays(db, userId, resumable)
    .leftJoin('categories as category', 'category.id', 'stories.category_id')
    .select([
      'stories.tagline',
      sql<Category | null>`
        case when category.id is not null then json_build_object(
          'id', category.id, 'name', category.name,
          'display_name', category.display_name, 'sort_order', category.sort_order) end`.as(
        'category',
      ),
    ])
    .limit(limit)
    .execute()
}

const playRows = (
  db: Db,
  userId: string,
  { state, after, limit }: { state: PlayState; after: InstantPlace | null; limit: number },
) =>
  selectPlays(db, userId, selectKept(db, userId))
    .select([
      'stories.estimated_play_time',
      sql<boolean>`session.archived_at is not null`.as('is_archived'),
      sql<boolean>`session.preview_code is not null`.as('is_preview'),
    ])
    .where(STATES[state])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(session.updated_at, session.id)
          < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .limit(limit)
    .execute()

const countOf = (state: PlayState) =>
  sql<number>`(count(*) filter (where ${STATES[state]}))::int`.as(state)

type PlayRow = Awaited<ReturnType<typeof playRows>>[number]
type ListedPlay = Omit<PlayRow, 'estimated_play_time' | 'is_archived' | 'is_preview'>

export async function presentListed({ graphs }: SessionContext, play: ListedPlay) {
  const { state, story_id: id, title, image_alt, language, cover_image_url: cover } = play
  const graph = graphAt(await graphs(play.version_id), state)
  const progress = progressOf(graph, state)
  const cover_image_url = imageAddress(cover, { of: 'stories', id, size: 'card' })
  const listed = {
    id: play.id,
    story: { id, title, cover_image_url, image_alt, language },
    completion_percentage: progress.completion_percentage,
    last_line: lastLineOf([play.answer, play.answer_before], language),
    updated_at: play.updated_at.toISOString(),
  }
  return { graph, progress, listed }
}

async function presentPlay(ctx: SessionContext, userId: string, play: PlayRow): Promise<OwnPlay> {
  const { state, story_id, is_preview: isPreview } = play
  const { graph, progress, listed } = await presentListed(ctx, play)
  const { is_completed, completion_percentage } = progress
  const scene = graph.titleOf(state.node)
  const found = is_completed ? await listEndings(ctx.db, userId, story_id, { isPreview }) : []
  return {
    ...listed,
    state: play.is_archived ? 'archived' : is_completed ? 'finished' : 'open',
    scene,
    minutes_left: minutesLeft(play.estimated_play_time, completion_percentage),
    ending: is_completed
      ? {
          title: scene,
          found: graph.endings.filter((name) => found.includes(name)).length,
          total: graph.endings.length,
        }
      : null,
  }
}

export const listPlays: Call<'listPlays', SessionContext> = async (ctx, { user, query }) => {
  const { state, cursor, limit } = query
  const [found, counts] = await Promise.all([
    // One extra row shows if there is a next page.
    playRows(ctx.db, user.id, { state, after: instantPlaceAt(cursor), limit: limit + 1 }),
    ctx.db
      .selectFrom(selectKept(ctx.db, user.id).as('session'))
      .select([countOf('open'), countOf('finished'), countOf('archived')])
      .executeTakeFirstOrThrow(),
  ])
  const { page, next } = pageUpTo(found, limit, ({ updated_at, id }) =>
    instantCursorAt({ created_at: updated_at, id }),
  )
  const plays = await Promise.all(page.map((play) => presentPlay(ctx, user.id, play)))
  return { plays, next, counts }
}
