import type { BulkAnswer } from '@kathasagar/api/contract'

import type { Format } from '../../../../design-system/format/createFormat.ts'
import type { AdminMessages } from '../../../../messages/en.ts'

/** Bulk actions. The most common are first, and the most severe are last. */
export const BULK_CHOICES = [
  'feature',
  'unfeature',
  'category',
  'tags_add',
  'tags_remove',
  'rating',
  'give_premium',
  'take_premium',
  'owner',
  'restore',
  'take_down',
] as const
export type BulkChoice = (typeof BULK_CHOICES)[number]

export interface BulkChange {
  choice: BulkChoice
  /** Id of a category or tag, a rating, or a username. Blank for other actions. */
  value: string
  reason: string
}

export const asksValue = (choice: BulkChoice) =>
  choice === 'category' ||
  choice === 'tags_add' ||
  choice === 'tags_remove' ||
  choice === 'rating' ||
  choice === 'owner'

type Words = AdminMessages['admin']['stories']['bulk']

/** Formats the number of changed stories, and the number of skipped ones by reason. */
export function bulkSentences(
  { changed, skipped }: Pick<BulkAnswer, 'changed' | 'skipped'>,
  changes: Words['would'] | Words['done'],
  { bulk, counted }: { bulk: Words } & Pick<Format, 'counted'>,
): string {
  const stay = skipped.map(({ why, stories }) => counted(bulk.skipped[why], stories))
  return [counted(changes, changed), ...stay].join(' ')
}
