import { turnNumberOf, type LogEntryModel } from '../../model/logEntry.ts'

export const BLOCK_TURNS = 16

/** Returns a key that stays the same if more turns of the block are loaded. */
export const blockKeyOf = ([first]: readonly LogEntryModel[]): number =>
  Math.floor((first ? (turnNumberOf(first) ?? 0) : 0) / BLOCK_TURNS)

/** Splits a log into blocks of turns. An entry without a turn is in the block of the next turn. */
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

/** Returns true if two versions of an entry look the same, so that a reload renders nothing. */
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

export function isSameBlock(one: readonly LogEntryModel[], other: readonly LogEntryModel[]) {
  return one.length === other.length && one.every((entry, at) => isSameEntry(entry, other[at]))
}
