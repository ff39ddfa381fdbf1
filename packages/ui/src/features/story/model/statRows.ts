import type { Story } from '@kathasagar/api/contract'

import type { IconName } from '../../../design-system/primitives/Icon/iconPaths.ts'
import type { Format } from '../../../design-system/format/createFormat.ts'
import type { Messages } from '../../../messages/en.ts'
import { fill } from '../../../design-system/format/fill.ts'

export interface StatRow {
  key: keyof Messages['story']['facts']
  icon: IconName
  value: string
  meaning?: string | undefined
}

export interface StatRowOptions {
  messages: Messages['story']
  format: Format
  locale: string
}

const nameOfLanguage = (language: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language)

/** Returns the facts about a story. Completion and rating are omitted if there are no data. */
export function statRows(story: Story, { messages, format, locale }: StatRowOptions): StatRow[] {
  const { completion_rate, average_rating } = story.stats
  const language = story.language || 'en'
  const count = (value: number) => format.count(value)
  /** Shows a dash if the count is 0, which means that the author entered no count. */
  const stated = (value: number) =>
    value > 0 ? { value: count(value) } : { value: '–', meaning: messages.notStated }
  const oneDecimal = Math.round(average_rating * 10) / 10

  const rows: (StatRow | false)[] = [
    { key: 'initial_xp', icon: 'lamp', value: count(story.initial_xp) },
    { key: 'actions_count', icon: 'pencil', ...stated(story.actions_count) },
    { key: 'story_cards_count', icon: 'leaf', ...stated(story.story_cards_count) },
    { key: 'total_scenes', icon: 'wheel', ...stated(story.total_scenes) },
    { key: 'branching_points', icon: 'banyan', ...stated(story.branching_points) },
    { key: 'possible_endings', icon: 'torana', value: count(story.possible_endings) },
    {
      key: 'estimated_play_time',
      icon: 'clock',
      value: fill(messages.minutes, { count: count(story.estimated_play_time) }),
    },
    completion_rate !== null && {
      key: 'completion_rate',
      icon: 'check',
      value: fill(messages.percentValue, { count: Math.round(completion_rate) }),
    },
    average_rating > 0 && {
      key: 'average_rating',
      icon: 'star',
      value: fill(messages.outOfFive, { rating: count(oneDecimal) }),
    },
    {
      key: 'language',
      icon: 'language',
      value: language.toUpperCase(),
      meaning: nameOfLanguage(language, locale),
    },
    { key: 'created_at', icon: 'calendar', value: format.date(story.created_at) },
  ]
  return rows.filter((row) => row !== false)
}
