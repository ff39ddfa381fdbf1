type IsInstant<Key> = Key extends `${string}_at` | `${string}_after` ? true : false

/** Type of a row for a response. Fields such as `created_at` are dates in the row and text in the response. */
export type StoredRow<Answer> = {
  [Key in keyof Answer]: IsInstant<Key> extends true
    ? Exclude<Answer[Key], string> | Date
    : Answer[Key]
}

export const presentRow = <Answer extends object>(row: StoredRow<Answer>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Answer
