/** Bulk actions, most common first, most severe last. */
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
  /** Id of a category or tag, a rating, or a username. Blank for other changes. */
  value: string
  reason: string
}

export const asksValue = (choice: BulkChoice) =>
  choice === 'category' ||
  choice === 'tags_add' ||
  choice === 'tags_remove' ||
  choice === 'rating' ||
  choice === 'owner'
