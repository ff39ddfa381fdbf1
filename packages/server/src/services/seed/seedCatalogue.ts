import { createHash } from 'node:crypto'
import { openGraph } from '@kathasagar/story'

import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { PlayableStory, StoryReview } from '../../modules/authoring/index.ts'
import type { NewStory, SeedCatalogue, SeedStory } from './ports.ts'
import { seedSeries } from './seedSeries.ts'

/** What ships with the product, read and checked. */
export interface Seed {
  catalogue: SeedCatalogue
  /** In the order in which they are to stand. */
  stories: readonly SeedStory[]
  /** Slugs of the stories that have a cover of their own. */
  covers: ReadonlySet<string>
  /** By which these files are known again; absent where not all of them could be read. */
  fingerprint?: string
}

export interface Seeded {
  added: number
  renewed: number
  /** Stories that were left out, each with the reason. */
  faults: readonly string[]
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const COVER_WITHOUT_NAME = 'default'

/** What the story's page counts; scenes that can be painted are its story cards. */
function countsOf({ story_structure }: SeedStory, { minutes }: StoryReview) {
  const graph = openGraph(story_structure)
  const nodes = graph.names.map((name) => graph.node(name))
  return {
    actions_count: nodes.reduce((sum, { choices }) => sum + choices.length, 0),
    story_cards_count: nodes.filter(({ scene }) => scene !== undefined).length,
    total_scenes: graph.sceneCount,
    branching_points: graph.branchingPoints,
    possible_endings: graph.endings.length,
    estimated_play_time: minutes ?? 1,
  }
}

/** A story on its way into the database, with all by which it is known again. */
interface Planned {
  story: SeedStory
  /** Its place in the order. */
  place: number
  cover: string
  seed_hash: string
}

const planOf = ({ stories, covers }: Seed): Planned[] =>
  stories.map((story, place) => {
    const cover = covers.has(story.slug) ? story.slug : COVER_WITHOUT_NAME
    return { story, place, cover, seed_hash: hashOf([story, cover, place]) }
  })

/** What the review reads of a story that ships. */
export const playableOf = (story: SeedStory): PlayableStory => ({
  ...story,
  structure: story.story_structure,
})

/** Why a story cannot be seeded; null where its review found nothing. */
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

type Reviewed = StoryReview | Refusal

/** So many are reviewed at once; a pool of threads may have no more, and no room for all to wait. */
const AT_ONCE = 2

/** Reviews what does not stand in the database as it ships, before a transaction is begun for it. */
async function reviewNew(
  { store, storyReviewer }: Ports,
  planned: readonly Planned[],
): Promise<ReadonlyMap<string, Reviewed>> {
  const reviews = new Map<string, Reviewed>()
  const left = planned.values()
  const work = async () => {
    for (const { story, seed_hash } of left) {
      const seeded = await store.repositories.seeds.findSeeded(story.slug)
      if (seeded?.seed_hash === seed_hash) continue
      reviews.set(
        story.slug,
        await storyReviewer.review(playableOf(story), ['findings', 'minutes']),
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return reviews
}

/**
 * Adds a story, or renews one that shipped differently before and that nobody has edited since. One
 * that an admin has deleted does not come back.
 */
async function seedStory(
  { seeds }: Repositories,
  { story, place, cover, seed_hash }: Planned,
  review: StoryReview,
) {
  const { author, story_structure, tags, ...fields } = story
  const seeded = await seeds.findSeeded(story.slug)
  if (seeded && (seeded.seed_hash === seed_hash || !seeded.is_untouched)) return 'kept'
  if (!seeded && (await seeds.wasSeeded(story.slug))) return 'kept'

  const row: NewStory = {
    ...fields,
    ...countsOf(story, review),
    seed_hash,
    place,
    cover_image_url: `/covers/${cover}.svg`,
    author_id: await seeds.authorId(author),
  }
  const id = seeded?.id ?? (await seeds.insertSeeded(row))
  if (seeded) await seeds.updateSeeded(id, row)
  await seeds.addVersion(id, story_structure)
  await seeds.setTags(id, tags)
  return seeded ? 'renewed' : 'added'
}

/** Brings what ships into the database, and tells of each story. Doing it again changes nothing. */
export async function seedCatalogue(
  ports: Ports,
  seed: Seed,
  tell: (line: string) => void = () => undefined,
): Promise<Seeded> {
  const planned = planOf(seed)
  const reviews = await reviewNew(ports, planned)
  return ports.store.transaction(async (repositories) => {
    const { seeds } = repositories
    await seeds.lock()
    await seeds.addCategories(seed.catalogue.categories)
    await seeds.addTags(seed.catalogue.tags)

    const done = { added: 0, renewed: 0, kept: 0 }
    const faults: string[] = []
    const added = new Set<string>()
    for (const plan of planned) {
      tell(`${plan.place + 1} of ${planned.length}: ${plan.story.title}`)
      // What stands as it ships was reviewed when it came.
      const review = reviews.get(plan.story.slug)
      if (review === undefined) continue
      const fault = faultOf(plan.story, seed.catalogue, review)
      if (fault) faults.push(fault)
      else if (!isRefusal(review)) {
        const act = await seedStory(repositories, plan, review)
        done[act] += 1
        if (act === 'added') added.add(plan.story.slug)
      }
    }
    await seeds.saveSearchWords(seed.catalogue)
    for (const series of seed.catalogue.series ?? []) {
      await seedSeries(repositories, series, { added, now: ports.clock.now() })
    }
    // What was left out is to be named at the next start too.
    if (seed.fingerprint && faults.length === 0) await seeds.remember(seed.fingerprint)
    return { added: done.added, renewed: done.renewed, faults }
  })
}
