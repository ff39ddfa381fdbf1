import { createHash } from 'node:crypto'
import { openGraph, playMinutes, reviewStory } from '@kathasagar/api/rules'

import type { Ports, Repositories } from '../ports.ts'
import type { NewStory, SeedCatalogue, SeedStory } from './ports.ts'

/** What ships with the product, read and checked. */
export interface Seed {
  catalogue: SeedCatalogue
  /** In the order in which they are to stand. */
  stories: readonly SeedStory[]
  /** Slugs of the stories that have a cover of their own. */
  covers: ReadonlySet<string>
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
function countsOf({ story_structure }: SeedStory) {
  const graph = openGraph(story_structure)
  const nodes = graph.names.map((name) => graph.node(name))
  return {
    actions_count: nodes.reduce((sum, { choices }) => sum + choices.length, 0),
    story_cards_count: nodes.filter(({ scene }) => scene !== undefined).length,
    total_scenes: graph.sceneCount,
    branching_points: graph.branchingPoints,
    possible_endings: graph.endings.length,
    estimated_play_time: playMinutes(story_structure) ?? 1,
  }
}

/** Why a story cannot be planted. */
function faultOf(story: SeedStory, known: SeedCatalogue) {
  const { slug, category, tags, story_structure: structure } = story
  if (!known.categories.some(({ name }) => name === category)) {
    return `${slug}: there is no category ${category}`
  }
  const missing = tags.find((tag) => !known.tags.some(({ name }) => name === tag))
  if (missing) return `${slug}: there is no tag ${missing}`
  const finding = reviewStory({ ...story, structure }).find(({ severity }) => severity === 'error')
  return finding ? `${slug}: ${finding.message}` : null
}

/**
 * Adds a story, or renews one that shipped differently before and that nobody has edited since. One
 * that an admin has deleted does not come back.
 */
async function seedStory({ seeds }: Repositories, story: SeedStory, seed: Seed, place: number) {
  const { author, story_structure, tags, ...fields } = story
  const cover = seed.covers.has(story.slug) ? story.slug : COVER_WITHOUT_NAME
  const seed_hash = hashOf([story, cover, place])
  const seeded = await seeds.findSeeded(story.slug)
  if (seeded && (seeded.seed_hash === seed_hash || !seeded.is_untouched)) return 'kept'
  if (!seeded && (await seeds.wasSeeded(story.slug))) return 'kept'

  const row: NewStory = {
    ...fields,
    ...countsOf(story),
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
  { store }: Ports,
  seed: Seed,
  tell: (line: string) => void = () => undefined,
): Promise<Seeded> {
  return store.transaction(async (repositories) => {
    const { seeds } = repositories
    await seeds.lock()
    await seeds.addCategories(seed.catalogue.categories)
    await seeds.addTags(seed.catalogue.tags)

    const done = { added: 0, renewed: 0, kept: 0 }
    const faults: string[] = []
    for (const [place, story] of seed.stories.entries()) {
      tell(`${place + 1} of ${seed.stories.length}: ${story.title}`)
      const fault = faultOf(story, seed.catalogue)
      if (fault) faults.push(fault)
      else done[await seedStory(repositories, story, seed, place)] += 1
    }
    return { added: done.added, renewed: done.renewed, faults }
  })
}
