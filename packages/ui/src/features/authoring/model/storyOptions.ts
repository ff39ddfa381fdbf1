import type { ContentRating, DifficultyLevel } from '@kathasagar/story/vocabulary'

/** What a form offers for rating and difficulty; the two forms of authors differ. */
export interface StoryOptions {
  ratings: readonly ContentRating[]
  difficulties: readonly DifficultyLevel[]
}

/** What one chooses from while creating a story. */
export const createOptions: StoryOptions = {
  ratings: ['family', 'teen', 'mature'],
  difficulties: ['beginner', 'medium', 'advanced'],
}

/** What one chooses from while editing one. */
export const editOptions: StoryOptions = {
  ratings: ['general', 'teen', 'mature'],
  difficulties: ['easy', 'medium', 'hard'],
}

/** What admins choose from, in either. */
export const adminOptions: StoryOptions = {
  ratings: ['everyone', 'family', 'teen', 'mature'],
  difficulties: ['easy', 'medium', 'hard'],
}

/** The options, and first the present value where it is none of them: saving never changes it. */
export const withPresent = <Value extends string>(
  options: readonly Value[],
  present: Value,
): readonly Value[] => (options.includes(present) ? options : [present, ...options])

/** Options in the shape of a select, each named by its words. */
export const labelled = <Value extends string>(
  options: readonly Value[],
  messages: Readonly<Record<Value, string>>,
) => options.map((value) => ({ value, label: messages[value] }))
