import { basename } from 'node:path'

import { boardOf, type BoardRow } from './board.ts'
import type { StorybookEntry } from './storyIndex.ts'
import { pieceWeights } from './pieceWeights.ts'

/**
 * The board; weighed, with what each piece costs an app that imports it. Parts of others cost none
 * of their own.
 */
export async function readBoard(
  index: readonly StorybookEntry[],
  { isWeighed }: { isWeighed: boolean },
): Promise<readonly (BoardRow & { weight?: number })[]> {
  const board = boardOf(index)
  if (!isWeighed) return board
  const nameOf = ({ file }: BoardRow) => basename(file, '.tsx')
  const weights = await pieceWeights(
    board.flatMap((row) => (row.entry ? [{ name: nameOf(row), from: row.entry }] : [])),
  )
  return board.map((row) => {
    const weight = weights.get(nameOf(row))
    return weight === undefined ? row : { ...row, weight }
  })
}
