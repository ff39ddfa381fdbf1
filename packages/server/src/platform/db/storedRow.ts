type IsInstant<Key> = Key extends `${string}_at` | `${string}_after` ? true : false

/**
 * What the database gives for an answer of the contract, field for field. An instant is named by
 * its end (`created_at`, `delete_after`): there it is a `Date`, in the answer a text.
 */
export type StoredRow<Answer> = {
  [Key in keyof Answer]: IsInstant<Key> extends true
    ? Exclude<Answer[Key], string> | Date
    : Answer[Key]
}

/** A row as the answer has it, each `Date` as ISO 8601 in UTC. */
export const presentRow = <Answer extends object>(row: StoredRow<Answer>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Answer
