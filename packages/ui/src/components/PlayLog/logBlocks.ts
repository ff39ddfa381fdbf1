import type { LogEntryModel } from '../../play/logEntry.ts'

/** Entries in one block: a page that the browser may leave unpainted while it is out of sight. */
export const BLOCK_SIZE = 50

/** Cuts a log into blocks whose beginnings never move while the log grows at its end. */
export function logBlocksOf(entries: readonly LogEntryModel[]): LogEntryModel[][] {
  const count = Math.ceil(entries.length / BLOCK_SIZE)
  return Array.from({ length: count }, (_unused, index) =>
    entries.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
  )
}

/** Whether two versions of an entry look the same, so that a reload draws nothing anew. */
function isSameEntry(one: LogEntryModel, other: LogEntryModel | undefined): boolean {
  if (one === other) return true
  return (
    one.id === other?.id &&
    one.content === other.content &&
    one.isHistorical === other.isHistorical &&
    one.isGrowing === other.isGrowing &&
    one.alternatives === other.alternatives
  )
}

/** Whether two versions of a block hold the same entries. */
export function isSameBlock(one: readonly LogEntryModel[], other: readonly LogEntryModel[]) {
  return one.length === other.length && one.every((entry, at) => isSameEntry(entry, other[at]))
}
