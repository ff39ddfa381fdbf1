import { turnNumberOf, type LogEntryModel } from '../../model/logEntry.ts'

/** Turns in one block: a page that the browser may leave unpainted while it is out of sight. */
export const BLOCK_TURNS = 16

/** What a block is known by, whether or not all of its turns are at hand. */
export const blockKeyOf = ([first]: readonly LogEntryModel[]): number =>
  Math.floor((first ? (turnNumberOf(first) ?? 0) : 0) / BLOCK_TURNS)

/**
 * Cuts a log into blocks whose borders never move, neither while it grows at its end nor when
 * earlier turns are put before it. What belongs to no turn stays with what it follows.
 */
export function logBlocksOf(entries: readonly LogEntryModel[]): LogEntryModel[][] {
  const blocks: LogEntryModel[][] = []
  for (const entry of entries) {
    const block = blocks.at(-1)
    const isOwn =
      turnNumberOf(entry) === null || (block && blockKeyOf([entry]) === blockKeyOf(block))
    if (block && isOwn) block.push(entry)
    else blocks.push([entry])
  }
  return blocks
}

/** Whether two versions of an entry look the same, so that a reload draws nothing anew. */
function isSameEntry(one: LogEntryModel, other: LogEntryModel | undefined): boolean {
  if (one === other) return true
  return (
    one.id === other?.id &&
    one.content === other.content &&
    one.isHistorical === other.isHistorical &&
    one.isGrowing === other.isGrowing &&
    one.telling === other.telling &&
    one.isRetold === other.isRetold &&
    one.stead === other.stead &&
    one.alternatives === other.alternatives
  )
}

/** Whether two versions of a block hold the same entries. */
export function isSameBlock(one: readonly LogEntryModel[], other: readonly LogEntryModel[]) {
  return one.length === other.length && one.every((entry, at) => isSameEntry(entry, other[at]))
}
