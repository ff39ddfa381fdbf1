export const MEASURES = [
  'turns',
  'turns_today',
  'own_words',
  'own_words_today',
  'closer_looks',
  'closer_looks_today',
  'pictures',
  'pictures_today',
  'choices',
  'stories_begun',
  'stories_begun_today',
  'scenes',
  'scenes_today',
  'endings',
  'endings_today',
  'stories_finished',
  'most_endings_of_a_story',
  'most_turns_in_a_story',
  'languages_finished',
  'categories_finished',
  'stories_liked',
  'stories_bookmarked',
  'stories_rated',
  'stories_published',
  'likes_received',
  'finishes_by_others',
  'days',
  'days_in_a_row',
] as const
export type Measure = (typeof MEASURES)[number]

export type ActivityCounts = Readonly<Record<Measure, number>>

export const NO_ACTIVITY = Object.fromEntries(
  MEASURES.map((measure) => [measure, 0]),
) as ActivityCounts
