type IsInstant<Key> = Key extends `${string}_at` | `${string}_after` ? true : false

/** Type of a row for an answer. Fields that end like `created_at` are dates here and text there. */
export type StoredRow<Answer> = {
  [Key in keyof Answer]: IsInstant<Key> extends true
    ? Exclude<Answer[Key], string> | Date
    : Answer[Key]
}

/** Converts dates to ISO 8601 in UTC. */
export const presentRow = <Answer extends object>(row: StoredRow<Answer>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Answer
