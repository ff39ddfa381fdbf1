import type { FoundEnding, NextStory, NextStoryReason } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import { recallPlay } from '@kathasagar/engine/memory/recallPlay'
import type { StoryGraph } from '@kathasagar/story'

import type { Db, Call, StoredUser } from '../../platform/call.ts'
import type { SessionContext } from './context.ts'
import { knowledgeAtTurn, knowledgeFromEarlier, knownWords } from './knowledge.ts'
import { headOf, openStory } from './openSession.ts'
import {
  countFinishers,
  findSession,
  listEndings,
  findForkBefore,
  listSteps,
} from './sessions.queries.ts'
import type { StoredSession, StoredTurn } from './sessionTypes.ts'
import { sql, type RawBuilder } from 'kysely'
import { canPlayMature, canPlayPremium, hasPremiumAccess } from '../../platform/policies.ts'
import { audienceOf, listCards, visibleTo, type Audience } from '../catalogue/index.ts'
import type { ListContext, StoredStory, StoredStoryCard } from '../catalogue/index.ts'
import { imageAddress } from '../pictures/index.ts'
import { findNextPart } from '../series/index.ts'
import { nameCategory, nameTag } from '../taxonomy/index.ts'
import { FOR_EVERYONE, type ContentRating } from '@kathasagar/story/vocabulary'

interface StoryTraits {
  id: string
  author_id: string
  language: string
  content_rating: ContentRating
  category: { id: string } | null
  tags: readonly { id: string }[]
  possible_endings: number
  ratings_count: number
  ratings_sum: number
}

interface Candidate extends StoryTraits {
  isBegun: boolean
}

type NextReason =
  | { code: 'unfinished' }
  | { code: 'same_author' }
  | { code: 'shared_tag'; tagId: string }
  | { code: 'same_category' }
  | { code: 'many_endings' }
  | { code: 'not_yet_read' }

const STRENGTH: Readonly<Record<NextReason['code'], number>> = {
  unfinished: 5,
  same_author: 4,
  shared_tag: 3,
  same_category: 2,
  many_endings: 1,
  not_yet_read: 0,
}
const MIN_ENDINGS = 3

const levelOf = (rating: ContentRating) => (FOR_EVERYONE.includes(rating) ? 'everyone' : rating)

/** Returns a function that gives rare tags more weight. */
const weighTags = (candidates: readonly Candidate[]) => {
  const counts = new Map<string, number>()
  for (const { id } of candidates.flatMap(({ tags }) => tags)) {
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return (tagId: string) => 1 / (counts.get(tagId) ?? 1)
}

type WeightOf = ReturnType<typeof weighTags>

function sharedTags(ended: StoryTraits, { tags }: Candidate, weightOf: WeightOf): string[] {
  return tags
    .map(({ id }) => id)
    .filter((id) => ended.tags.some((tag) => tag.id === id))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
}

function reasonFor(ended: StoryTraits, candidate: Candidate, weightOf: WeightOf): NextReason {
  if (candidate.isBegun) return { code: 'unfinished' }
  if (candidate.author_id === ended.author_id) return { code: 'same_author' }
  const [tagId] = sharedTags(ended, candidate, weightOf)
  if (tagId !== undefined) return { code: 'shared_tag', tagId }
  const { category, possible_endings } = candidate
  if (category !== null && category.id === ended.category?.id) return { code: 'same_category' }
  const isMany = possible_endings >= Math.max(MIN_ENDINGS, ended.possible_endings)
  return isMany ? { code: 'many_endings' } : { code: 'not_yet_read' }
}

/** Chooses the next story by language, content rating, reason, shared tags, stars, and ID, in this order. */
function chooseNext(
  ended: StoryTraits,
  candidates: readonly Candidate[],
): { id: string; reason: NextReason } | null {
  const weightOf = weighTags(candidates)
  const ranked = candidates.map((candidate) => {
    const { id, language, content_rating, ratings_count, ratings_sum } = candidate
    const reason = reasonFor(ended, candidate, weightOf)
    const shared = sharedTags(ended, candidate, weightOf)
    const rank = [
      Number(language === ended.language),
      Number(levelOf(content_rating) === levelOf(ended.content_rating)),
      STRENGTH[reason.code],
      shared.reduce((sum, tagId) => sum + weightOf(tagId), 0),
      ratings_count === 0 ? 0 : ratings_sum / ratings_count,
    ]
    return { id, reason, rank }
  })
  const [best] = ranked.toSorted((a, b) => compare(b.rank, a.rank) || (a.id < b.id ? -1 : 1))
  return best ? { id: best.id, reason: best.reason } : null
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, at) => value !== b[at])
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0)
}

const OF_EACH = 30

interface NextStoryAsked {
  userId: string
  /** Finished story. */
  after: Pick<StoredStory, 'id' | 'author_id' | 'language'> & {
    category_id: string | null
    tag_ids: readonly string[]
  }
  audience: Audience
  playsPremium: boolean
}

const playable = ({ userId, after, audience, playsPremium }: NextStoryAsked) => sql`
  ${visibleTo(audience)} and stories.id <> ${after.id} and stories.author_id <> ${userId}
  ${playsPremium ? sql`` : sql`and not stories.is_premium`}
  and not exists (
    select 1 from reached_endings reached
      join game_sessions play on play.id = reached.session_id and play.user_id = reached.user_id
    where play.user_id = ${userId} and play.story_id = stories.id and preview_code is null)`

const tiedBy = (asked: NextStoryAsked, tie: RawBuilder<unknown>) => sql`
  (select stories.id from stories where ${playable(asked)} and ${tie}
  order by stories.rating_rank desc, stories.id desc limit ${sql.lit(OF_EACH)})`

const tagged = (tagIds: readonly string[]) =>
  sql`stories.tag_ids && array[${sql.join(tagIds.map((id) => sql.lit(id)))}]::uuid[]`

async function listIds(db: Db, asked: NextStoryAsked): Promise<string[]> {
  const { author_id, language, category_id, tag_ids } = asked.after
  const ties = [
    sql`stories.id in (select story_id from game_sessions
      where user_id = ${asked.userId} and preview_code is null)`,
    sql`stories.author_id = ${author_id}`,
    ...(tag_ids.length > 0 ? [sql`${tagged(tag_ids)} and stories.language = ${language}`] : []),
    ...(category_id === null
      ? []
      : [sql`stories.category_id = ${category_id} and stories.language = ${language}`]),
    sql`stories.language = ${language}`,
    sql`true`,
  ]
  const union = sql.join(
    ties.map((tie) => tiedBy(asked, tie)),
    sql` union `,
  )
  const { rows } = await sql<{ id: string }>`${union}`.execute(db)
  return rows.map(({ id }) => id)
}

function presentReason(reason: NextReason, story: StoredStoryCard): NextStoryReason {
  const { author, category, tags } = story
  switch (reason.code) {
    case 'same_author':
      return { code: 'same_author', author: author.display_name ?? '' }
    case 'shared_tag': {
      const tag = tags.find(({ id }) => id === reason.tagId)
      return tag ? { code: 'shared_tag', tag: nameTag(tag) } : { code: 'not_yet_read' }
    }
    case 'same_category':
      return category
        ? { code: 'same_category', category: nameCategory(category) }
        : { code: 'not_yet_read' }
    case 'many_endings':
      return { code: 'many_endings', endings: story.possible_endings }
    default:
      return { code: reason.code }
  }
}

const presentNext = (story: StoredStoryCard, reason: NextStoryReason): NextStory => ({
  id: story.id,
  title: story.title,
  tagline: story.tagline,
  cover_image_url: imageAddress(story.cover_image_url, {
    of: 'stories',
    id: story.id,
    size: 'card',
  }),
  language: story.language,
  reason,
})

async function listCandidates(db: Db, asked: NextStoryAsked) {
  const ids = await listIds(db, asked)
  const begun = await db
    .selectFrom('game_sessions')
    .select('story_id')
    .distinct()
    .where('user_id', '=', asked.userId)
    .where('deleted_at', 'is', null)
    .where('preview_code', 'is', null)
    .where(sql<boolean>`story_id = any (${ids}::uuid[])`)
    .execute()
  const cards = await listCards(db, ids)
  return cards.map((card) => ({ ...card, isBegun: begun.some((one) => one.story_id === card.id) }))
}

async function nextPartAfter(ctx: ListContext, ended: StoredStory, user: StoredUser) {
  const { db } = ctx
  const next = await findNextPart(db, ended.id)
  const [story] = next ? await listCards(db, [next.story_id], audienceOf(user, ctx)) : []
  if (!next || !story || !canPlayPremium(story, user) || !canPlayMature(story, user)) return null
  return presentNext(story, { code: 'next_part', series: next.series, number: next.number })
}

async function nextStoryAfter(
  ctx: ListContext,
  ended: StoredStory,
  user: StoredUser,
): Promise<NextStory | null> {
  const part = await nextPartAfter(ctx, ended, user)
  if (part) return part
  const audience = audienceOf(user, ctx)
  const candidates = await listCandidates(ctx.db, {
    userId: user.id,
    after: {
      ...ended,
      category_id: ended.category?.id ?? null,
      tag_ids: ended.tags.map(({ id }) => id),
    },
    audience: {
      ...audience,
      seesMature: user.adult_confirmed_at !== null || user.role === 'admin',
      hidesOpen: user.is_guest || audience.hidesOpen === true,
    },
    playsPremium: hasPremiumAccess(user),
  })
  const chosen = chooseNext(ended, candidates)
  const story = candidates.find(({ id }) => id === chosen?.id)
  return chosen && story ? presentNext(story, presentReason(chosen.reason, story)) : null
}

/** Minimum number of finishers. With fewer, a percentage could identify somebody. */
const MIN_FINISHERS = 20

/** Lists the endings of a story. Endings that the player hasn't found have no title. */
const endingsOf = (graph: StoryGraph, here: string, found: readonly string[]): FoundEnding[] =>
  graph.endings.map((name, place) => ({
    number: place + 1,
    title: found.includes(name) || name === here ? graph.titleOf(name) : null,
    is_here: name === here,
  }))

async function learnedIn(
  db: Db,
  graph: StoryGraph,
  { session, head }: { session: StoredSession; head: StoredTurn },
): Promise<string[]> {
  const known = knowledgeAtTurn(graph, head)
  if (known.length === 0) return []
  const { user_id: userId, story_id: storyId, id: except } = session
  const before = await knowledgeFromEarlier(db, graph, { userId, storyId, except })
  return knownWords(
    graph,
    known.filter((name) => !before.includes(name)),
  )
}

export const getEnding: Call<'getEnding', SessionContext & ListContext> = async (
  ctx,
  { params, user },
) => {
  const { db } = ctx
  const session = await findSession(db, params.session_id, user.id)
  if (session === undefined) return { code: 'session_not_found' }
  if (!session.is_completed) return { code: 'no_ending_yet' }

  const { story, graph: whole } = await openStory(ctx, session)
  const head = await headOf(ctx, session)
  const graph = graphAt(whole, head.state)
  const [steps, found, fork, next_story, learned, reached] = await Promise.all([
    listSteps(db, head),
    listEndings(db, user.id, story.id, { isPreview: session.preview_code !== null }),
    findForkBefore(db, head),
    nextStoryAfter(ctx, story, user),
    learnedIn(db, graph, { session, head }),
    countFinishers(db, story.id, head.state.node),
  ])
  return {
    recalled: recallPlay(graph, steps, head.state.world),
    endings: endingsOf(graph, head.state.node, found),
    fork: fork ? { turn_id: fork.id, turn: fork.number } : null,
    next_story,
    ...(learned.length > 0 && { learned }),
    ...(reached.finished >= MIN_FINISHERS && { reached }),
    codex_pages: graph.codex.length,
  }
}
