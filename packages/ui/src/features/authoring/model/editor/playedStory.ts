import type { StoryFormValues } from '../storyForm.ts'
import { coerced, storyNumbers, type StoryNumberField } from '../storyNumbers.ts'

const numberOf = (values: StoryFormValues, name: StoryNumberField) =>
  Number(coerced(values[name], storyNumbers[name]))

/** Returns the form fields that the review and the test play need. */
export const playedStoryOf = (values: StoryFormValues) => ({
  structure: values.story_structure,
  title: values.title,
  tagline: values.tagline,
  story_description: values.story_description,
  story_prompt: values.story_prompt,
  content_rating: values.content_rating,
  initial_xp: numberOf(values, 'initial_xp'),
  game_config: {
    commands: Object.fromEntries(
      values.commands
        .filter(({ cost }) => cost !== '')
        .map(({ name, cost }) => [name, { cost: Number(cost) || 0 }]),
    ),
    xp_gain_multiplier: numberOf(values, 'xp_gain_multiplier'),
    health_max: numberOf(values, 'health_max'),
    inventory_slots: numberOf(values, 'inventory_slots'),
    skill_check_difficulty: values.skill_check_difficulty,
  },
})
