import { createHash } from 'node:crypto'

import { openGraph } from '@kathasagar/story'

import type { Db } from '../db/database.ts'
import type { PlayableStory, StoryReview, StoryReviewer } from '../modules/authoring/index.ts'
import { listCards } from '../modules/catalogue/index.ts'
import { findPlace, insertSeries, listParts, setParts } from '../modules/series/index.ts'
import { type Platform, isRefusal, type Refusal } from '../platform/call.ts'
import {
  addCatalogue,
  addVersion,
  findAuthorId,
  findSeeded,
  insertSeeded,
  lockSeeding,
  saveFingerprint,
  saveSearchWords,
  setTags,
  updateSeeded,
  wasSeeded,
  type NewStory,
} from './seed.queries.ts'
import type { SeedCatalogue, SeedStory } from './seedShapes.ts'

export interface Seed {
  catalogue: SeedCatalogue
  /** Stories in display order. */
  stories: readonly SeedStory[]
  covers: ReadonlySet<string>
  /** Hash of the seed files. Undefined if some files could not be read. */
  fingerprint?: string
}

export interface Seeded {
  added: number
  renewed: number
  faults: readonly string[]
}

export type SeedContext = Platform & { storyReviewer: StoryReviewer }
type Reviewed = StoryReview | Refusal

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const DEFAULT_COVER = 'default'
/** Number of concurrent reviews. It equals the number of threads in a pool. */
const AT_ONCE = 2

interface Planned {
  story: SeedStory
  place: number
  cover: string
  seed_hash: string
}

const planOf = ({ stories, covers }: Seed): Planned[] =>
  stories.map((story, place) => {
    const cover = covers.has(story.slug) ? story.slug : DEFAULT_COVER
    return { story, place, cover, seed_hash: hashOf([story, cover, place]) }
  })

export const playableOf = (story: SeedStory): PlayableStory => ({
  ...story,
  structure: story.story_structure,
})

function faultOf({ slug, category, tags }: SeedStory, known: SeedCatalogue, review: Reviewed) {
  if (!known.categories.some(({ name }) => name === category)) {
    return `${slug}: there is no category ${category}`
  }
  const missing = tags.find((tag) => !known.tags.some(({ name }) => name === tag))
  if (missing) return `${slug}: there is no tag ${missing}`
  if (isRefusal(review)) return `${slug}: it takes too long to review`
  const finding = review.findings?.find(({ severity }) => severity === 'error')
  return finding ? `${slug}: ${finding.message}` : null
}

async function reviewNew({ db, storyReviewer }: SeedContext, planned: readonly Planned[]) {
  const reviews = new Map<string, Reviewed>()
  const left = planned.values()
  const work = async () => {
    for (const { story, seed_hash } of left) {
      const seeded = await findSeeded(db, story.slug)
      if (seeded?.seed_hash === seed_hash) continue
      const review = await storyReviewer.review(playableOf(story), ['findings', 'minutes'])
      reviews.set(story.slug, review)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return reviews
}

/** Adds or updates a story. Skips it if an admin has deleted it or somebody has edited it. */
async function seedStory(
  db: Db,
  { story, place, cover, seed_hash }: Planned,
  { minutes }: StoryReview,
) {
  const { author, story_structure, tags, ...fields } = story
  const seeded = await findSeeded(db, story.slug)
  if (seeded && (seeded.seed_hash === seed_hash || !seeded.is_untouched)) return 'kept'
  if (!seeded && (await wasSeeded(db, story.slug))) return 'kept'

  const graph = openGraph(story_structure)
  const nodes = graph.names.map((name) => graph.node(name))
  const row: NewStory = {
    ...fields,
    actions_count: nodes.reduce((sum, { choices }) => sum + choices.length, 0),
    story_cards_count: nodes.filter(({ scene }) => scene !== undefined).length,
    total_scenes: graph.open ? 0 : graph.sceneCount,
    branching_points: graph.branchingPoints,
    possible_endings: graph.endings.length,
    estimated_play_time: minutes ?? story.estimated_play_time ?? 1,
    is_open: graph.open !== null,
    seed_hash,
    place,
    cover_image_url: `/covers/${cover}.svg`,
    author_id: await findAuthorId(db, author),
  }
  const id = seeded?.id ?? (await insertSeeded(db, row))
  if (seeded) await updateSeeded(db, id, row)
  await addVersion(db, id, story_structure)
  await setTags(db, id, tags)
  return seeded ? 'renewed' : 'added'
}

/** Inserts each added part after the part that precedes it in `ids`. */
function withAdded(now: readonly string[], ids: readonly string[], added: ReadonlySet<string>) {
  const parts = [...now]
  ids.forEach((id, at) => {
    if (!added.has(id)) return
    const before = ids.slice(0, at).findLast((it) => parts.includes(it))
    parts.splice(before === undefined ? 0 : parts.indexOf(before) + 1, 0, id)
  })
  return parts
}

/** Seeds a series. Never restores a deleted series or a removed part. */
async function seedSeries(
  db: Db,
  { title, description, parts }: NonNullable<SeedCatalogue['series']>[number],
  { added, now }: { added: ReadonlySet<string>; now: Date },
): Promise<void> {
  if (!parts.some((slug) => added.has(slug))) return
  const found = await Promise.all(parts.map((slug) => findSeeded(db, slug)))
  const ids = found.flatMap((story) => story?.id ?? [])
  const places = await Promise.all(ids.map((id) => findPlace(db, id)))
  const standing = places.find((place) => place !== undefined)?.series_id
  if (standing !== undefined) {
    const before = (await listParts(db, standing)).map(({ story_id }) => story_id)
    const news = new Set(
      found.flatMap((story, at) => (story && added.has(parts[at]!) ? story.id : [])),
    )
    return setParts(db, standing, withAdded(before, ids, news), now)
  }
  const areAllNew = parts.every((slug, at) => found[at] === undefined || added.has(slug))
  const [first] = await listCards(db, ids.slice(0, 1))
  if (!areAllNew || !first) return
  const id = await insertSeries(db, first.author_id, { title, description }, now)
  await setParts(db, id, ids, now)
}

/** Seeds the catalogue. Repeating it changes nothing. Reports each story to `tell`. */
export async function seedCatalogue(
  ctx: SeedContext,
  seed: Seed,
  tell: (line: string) => void = () => undefined,
): Promise<Seeded> {
  const { catalogue, fingerprint } = seed
  const planned = planOf(seed)
  const reviews = await reviewNew(ctx, planned)
  return ctx.transaction(async (db) => {
    await lockSeeding(db)
    await addCatalogue(db, catalogue)

    const done = { added: 0, renewed: 0, kept: 0 }
    const faults: string[] = []
    const added = new Set<string>()
    for (const plan of planned) {
      tell(`${plan.place + 1} of ${planned.length}: ${plan.story.title}`)
      const review = reviews.get(plan.story.slug)
      // If there is no review, the story is unchanged.
      if (review === undefined) continue
      const fault = faultOf(plan.story, catalogue, review)
      if (fault) faults.push(fault)
      else if (!isRefusal(review)) {
        const act = await seedStory(db, plan, review)
        done[act] += 1
        if (act === 'added') added.add(plan.story.slug)
      }
    }
    await saveSearchWords(db, catalogue)
    for (const series of catalogue.series ?? []) {
      await seedSeries(db, series, { added, now: ctx.clock.now() })
    }
    // If there were problems, no fingerprint is saved, so that the next start reports them again.
    if (fingerprint && faults.length === 0) await saveFingerprint(db, fingerprint)
    return { added: done.added, renewed: done.renewed, faults }
  })
}
