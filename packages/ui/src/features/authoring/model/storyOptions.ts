import type { ContentRating, DifficultyLevel } from '@kathasagar/story/vocabulary'

/** Options for rating and difficulty. New and existing stories have different options. */
export interface StoryOptions {
  ratings: readonly ContentRating[]
  difficulties: readonly DifficultyLevel[]
}

export const createOptions: StoryOptions = {
  ratings: ['family', 'teen', 'mature'],
  difficulties: ['beginner', 'medium', 'advanced'],
}

export const editOptions: StoryOptions = {
  ratings: ['general', 'teen', 'mature'],
  difficulties: ['easy', 'medium', 'hard'],
}

export const adminOptions: StoryOptions = {
  ratings: ['everyone', 'family', 'teen', 'mature'],
  difficulties: ['easy', 'medium', 'hard'],
}

/** Adds the current value to the options, so that saving does not change the value. */
export const withPresent = <Value extends string>(
  options: readonly Value[],
  present: Value,
): readonly Value[] => (options.includes(present) ? options : [present, ...options])

export const labelled = <Value extends string>(
  options: readonly Value[],
  messages: Readonly<Record<Value, string>>,
) => options.map((value) => ({ value, label: messages[value] }))
