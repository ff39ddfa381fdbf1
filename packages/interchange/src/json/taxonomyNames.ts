import type { AboutStory } from '@kathasagar/story/schema'
import type { ImportNote } from '../shared/importedStory.ts'

export interface TaxonomyNames {
  categories: readonly { id: string; name: string; display_name: string }[]
  tags: readonly { id: string; display_name: string }[]
}

export type StoredAbout = Required<Omit<AboutStory, 'category' | 'tags' | 'story_system_prompt'>> &
  Pick<AboutStory, 'story_system_prompt'> & {
    category_id: string | null
    tag_ids: readonly string[]
  }

export function aboutOf(story: StoredAbout, { categories, tags }: TaxonomyNames): AboutStory {
  const { story_system_prompt } = story
  return {
    tagline: story.tagline,
    story_description: story.story_description,
    story_prompt: story.story_prompt,
    ...(story_system_prompt === undefined ? {} : { story_system_prompt }),
    cover_image_url: story.cover_image_url,
    image_alt: story.image_alt,
    category: categories.find(({ id }) => id === story.category_id)?.name ?? null,
    tags: tags.filter(({ id }) => story.tag_ids.includes(id)).map((tag) => tag.display_name),
    language: story.language,
    content_rating: story.content_rating,
    difficulty_level: story.difficulty_level,
    is_premium: story.is_premium,
    initial_xp: story.initial_xp,
    actions_count: story.actions_count,
    story_cards_count: story.story_cards_count,
    estimated_play_time: story.estimated_play_time,
    game_config: story.game_config,
  }
}

/** Matching category and tags of this server, and notes on unknown names. */
export interface MatchedTaxonomy {
  /** Default category if that of the story is unknown. */
  category_id: string | null
  tag_ids: string[]
  notes: ImportNote[]
}

const alike = (one: string, other: string) => plain(one) === plain(other)

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Finds the category and tags of a story by name. `usual` is the default category. */
export function matchTaxonomy(
  { category, tags = [] }: AboutStory,
  taxonomy: TaxonomyNames,
  usual: string | null = null,
): MatchedTaxonomy {
  const found = taxonomy.categories.find(
    ({ name, display_name }) =>
      typeof category === 'string' && (alike(name, category) || alike(display_name, category)),
  )
  const stands = taxonomy.categories.find(({ id }) => id === usual)
  const known = tags.map((name) => taxonomy.tags.find((tag) => alike(tag.display_name, name)))
  const strange = tags.filter((_, at) => known[at] === undefined)
  return {
    category_id: found?.id ?? usual,
    tag_ids: [...new Set(known.flatMap((tag) => tag?.id ?? []))],
    notes: [
      ...(typeof category === 'string' && !found ? [missing('category', category, stands)] : []),
      ...strange.map((name) => missing('tag', name)),
    ],
  }
}

const missing = (
  kind: string,
  name: string,
  stands?: TaxonomyNames['categories'][number],
): ImportNote => ({
  passage: null,
  line: null,
  message: `There is no ${kind} "${name}" here. The story was ${
    stands ? `added to "${stands.display_name}"` : 'imported without it'
  }.`,
  effect: 'looks',
  count: 1,
})
