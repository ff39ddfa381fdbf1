/** What can be done to many stories at once, from the most common to the gravest. */
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

/** What is to be done, with what, and why. */
export interface BulkChange {
  choice: BulkChoice
  /** Id of a category or tag, a rating, or a username; empty where the choice says all. */
  value: string
  reason: string
}

/** Choices that ask with what. */
export const asksValue = (choice: BulkChoice) =>
  choice === 'category' ||
  choice === 'tags_add' ||
  choice === 'tags_remove' ||
  choice === 'rating' ||
  choice === 'owner'
