import { coerced, storyNumbers, type StoryFormValues } from '@kathasagar/ui/authoring'

/** A story as it stands in its form, with all that review and test play need of it. */
export const playedStoryOf = (values: StoryFormValues) => ({
  structure: values.story_structure,
  title: values.title,
  tagline: values.tagline,
  story_description: values.story_description,
  story_prompt: values.story_prompt,
  content_rating: values.content_rating,
  initial_xp: Number(coerced(values.initial_xp, storyNumbers.initial_xp)),
  game_config: {
    commands: Object.fromEntries(
      values.commands
        .filter(({ cost }) => cost !== '')
        .map(({ name, cost }) => [name, { cost: Number(cost) || 0 }]),
    ),
    xp_gain_multiplier: Number(coerced(values.xp_gain_multiplier, storyNumbers.xp_gain_multiplier)),
  },
})
