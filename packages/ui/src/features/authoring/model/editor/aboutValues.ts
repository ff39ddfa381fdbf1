import type { AboutStory, TaxonomyNames } from '@kathasagar/interchange'
import { STORY_DEFAULTS } from '@kathasagar/story/vocabulary'

import type { StoryFormValues } from '../storyForm.ts'
import { commandsOf } from './storyFormValues.ts'
import { newStoryOf } from './storyPayload.ts'

const NUMBERS = ['initial_xp', 'actions_count', 'story_cards_count', 'estimated_play_time'] as const

const typed = (words: string) => (words.trim() === '' ? undefined : Number(words))

/** Returns the fields of the form, without the scenes, for an export. Omits invalid values. */
export async function exportAbout(
  values: StoryFormValues,
  { categories, tags }: TaxonomyNames,
): Promise<AboutStory> {
  const { readAbout } = await import('@kathasagar/interchange')
  const { category_id, tag_ids: _tags, ...sent } = newStoryOf(values)
  const numbers = NUMBERS.map((name) => [name, typed(values[name])])
  return readAbout({
    ...sent,
    ...Object.fromEntries(numbers),
    category: categories.find(({ id }) => id === category_id)?.name ?? null,
    tags: tags.filter(({ id }) => values.tag_ids.includes(id)).map((tag) => tag.display_name),
  }).about
}

/** Returns the form values that an import changes. A title alone replaces only a blank title. */
export async function importAbout(
  { title, about: given }: { title: string; about?: AboutStory | undefined },
  taxonomy: TaxonomyNames,
  before: StoryFormValues,
): Promise<Partial<StoryFormValues>> {
  const { matchTaxonomy } = await import('@kathasagar/interchange')
  const about = given ?? {}
  const isBare = given === undefined
  const { tags, game_config, story_system_prompt, cover_image_url, ...others } = about
  const { category: _category, ...rest } = others
  const { category_id, tag_ids } = matchTaxonomy(about, taxonomy)
  const isOfAdmin = before.story_system_prompt !== undefined && story_system_prompt !== undefined
  const numbers = NUMBERS.filter((name) => rest[name] !== undefined)
  return {
    ...(title.trim() === '' || (isBare && before.title.trim() !== '')
      ? {}
      : { title: title.trim() }),
    ...rest,
    ...Object.fromEntries(numbers.map((name) => [name, String(rest[name])])),
    ...(cover_image_url === undefined ? {} : { cover_image_url: cover_image_url ?? '' }),
    ...(category_id === null ? {} : { category_id }),
    ...(tags === undefined ? {} : { tag_ids }),
    ...(game_config === undefined ? {} : rulesOf(game_config)),
    ...(isOfAdmin ? { story_system_prompt } : {}),
  } as Partial<StoryFormValues>
}

const rulesOf = (rules: NonNullable<AboutStory['game_config']>): Partial<StoryFormValues> => ({
  commands: commandsOf(rules.commands),
  xp_gain_multiplier: String(rules.xp_gain_multiplier),
  health_max: String(rules.health_max),
  inventory_slots: String(rules.inventory_slots),
  skill_check_difficulty: rules.skill_check_difficulty,
  improvise: rules.improvise ?? STORY_DEFAULTS.improvise,
})
