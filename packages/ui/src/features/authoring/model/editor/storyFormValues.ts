import { DEFAULT_STRUCTURE, DraftStructure } from '@kathasagar/story/schema'
import type { EditableStory } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { openGraph } from '@kathasagar/story'
import { STORY_DEFAULTS } from '@kathasagar/story/vocabulary'

import { BUTTON_COMMANDS } from '../../../../commands/commands.ts'
import type { AuthoringMessages } from '../../../../messages/en.ts'
import type { ReadStructure } from '../../components/StructureJson/StructureJson.tsx'
import type { StoryCounts } from '../previewStory.ts'
import type { CommandField, StoryFormValues } from '../storyForm.ts'
import { bytesOf } from './bytesOf.ts'
import { describeSyntaxError, describeIssue } from './structureIssue.ts'

export const NO_SCENES: DraftStructure = { start_node: '', nodes: {} }

export const commandsOf = (kept: EditableStory['game_config']['commands']): CommandField[] => {
  // Names of the commands that every story has. A blank price means the default price.
  const shared: readonly string[] = BUTTON_COMMANDS
  const own = Object.keys(kept).filter((name) => !shared.includes(name))
  return [...shared, ...own].map((name) => {
    const command = Object.hasOwn(kept, name) ? kept[name] : undefined
    return {
      name,
      cost: command ? String(command.cost) : '',
      description: command?.description ?? '',
    }
  })
}

export const blankStory = (): StoryFormValues => ({
  title: '',
  tagline: '',
  story_description: '',
  story_prompt: '',
  cover_image_url: '',
  image_alt: '',
  category_id: '',
  tag_ids: [],
  language: STORY_DEFAULTS.language,
  content_rating: STORY_DEFAULTS.content_rating,
  difficulty_level: STORY_DEFAULTS.difficulty_level,
  is_premium: false,
  initial_xp: String(STORY_DEFAULTS.initial_xp),
  actions_count: '0',
  story_cards_count: '0',
  total_scenes: '0',
  branching_points: '0',
  possible_endings: String(STORY_DEFAULTS.possible_endings),
  estimated_play_time: String(STORY_DEFAULTS.estimated_play_time),
  xp_gain_multiplier: String(STORY_DEFAULTS.xp_gain_multiplier),
  health_max: String(STORY_DEFAULTS.health_max),
  inventory_slots: String(STORY_DEFAULTS.inventory_slots),
  skill_check_difficulty: STORY_DEFAULTS.skill_check_difficulty,
  improvise: STORY_DEFAULTS.improvise,
  commands: commandsOf({}),
  story_structure: DEFAULT_STRUCTURE,
  structure_text: null,
})

/** Converts a stored story to form values. Saving them unchanged has no effect. */
export function valuesOf(story: EditableStory): StoryFormValues {
  const { game_config: rules } = story

  return {
    title: story.title,
    tagline: story.tagline,
    story_description: story.story_description,
    story_prompt: story.story_prompt,
    cover_image_url: story.cover_image_url ?? '',
    image_alt: story.image_alt,
    category_id: story.category_id ?? '',
    tag_ids: story.tag_ids,
    language: story.language,
    content_rating: story.content_rating,
    difficulty_level: story.difficulty_level,
    is_premium: story.is_premium,
    initial_xp: String(story.initial_xp),
    actions_count: String(story.actions_count),
    story_cards_count: String(story.story_cards_count),
    total_scenes: String(story.total_scenes),
    branching_points: String(story.branching_points),
    possible_endings: String(story.possible_endings),
    estimated_play_time: String(story.estimated_play_time),
    xp_gain_multiplier: String(rules.xp_gain_multiplier),
    health_max: String(rules.health_max),
    inventory_slots: String(rules.inventory_slots),
    skill_check_difficulty: rules.skill_check_difficulty,
    improvise: rules.improvise ?? STORY_DEFAULTS.improvise,
    commands: commandsOf(rules.commands),
    story_structure: story.story_structure ?? NO_SCENES,
    structure_text: null,
    ...fieldsOfAdmins(story),
  }
}

/** Returns the fields that only admins can edit. Other users do not receive these fields. */
function fieldsOfAdmins({ story_system_prompt, is_featured }: EditableStory) {
  return story_system_prompt === undefined || is_featured === undefined
    ? {}
    : { story_system_prompt, is_featured }
}

/** Returns true if a story has scenes, or if it is open and generates them. */
const hasScenes = ({ nodes, open }: DraftStructure) =>
  open !== undefined || Object.keys(nodes).length > 0

/** Returns the number of scenes, branches and endings. Returns null if there are no scenes. */
export function countsOf(structure: DraftStructure): StoryCounts | null {
  if (structure.open || !hasScenes(structure)) return null
  const { sceneCount, branchingPoints, endings } = openGraph(structure)
  return {
    total_scenes: sceneCount,
    branching_points: branchingPoints,
    possible_endings: endings.length,
  }
}

export const sentStructure = (structure: DraftStructure) => (hasScenes(structure) ? structure : {})

/** Maximum ratio between the length of formatted and compact JSON. */
const LAYOUT_FACTOR = 4

/** Returns a function that parses JSON into a structure, or returns an error message. */
export const structureReader =
  ({
    writing: { tooLarge, noObject },
    structure: { faults },
  }: Pick<AuthoringMessages, 'writing' | 'structure'>): ReadStructure =>
  (json) => {
    if (json.length > LAYOUT_FACTOR * LIMITS.storyBodyMax) return { error: tooLarge }
    try {
      const value: unknown = JSON.parse(json)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return { error: noObject }
      }
      if (bytesOf(value) > LIMITS.storyBodyMax) return { error: tooLarge }
      const read = DraftStructure.safeParse(value)
      if (read.success) return { structure: read.data }
      const [issue] = read.error.issues
      if (!issue) return { error: noObject }
      return { error: describeIssue(issue.path, issue, faults) }
    } catch (fault) {
      return { error: fault instanceof SyntaxError ? describeSyntaxError(fault, faults) : noObject }
    }
  }
