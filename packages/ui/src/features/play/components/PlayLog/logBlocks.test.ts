import { expect, test } from 'vitest'

import type { LogEntryModel } from '../../model/logEntry.ts'
import { blockKeyOf, isSameBlock, logBlocksOf } from './logBlocks.ts'

const logOf = (length: number): LogEntryModel[] =>
  Array.from({ length }, (_unused, index) => ({
    id: `${index}-narrative`,
    type: 'narrative',
    content: `Line ${index}`,
    isHistorical: true,
  }))

test('splits a log of 40 turns into three blocks', () => {
  const log = logOf(40)

  const blocks = logBlocksOf(log)

  expect(blocks.map((block) => block.length)).toEqual([16, 16, 8])
  expect(blocks.flat()).toEqual(log)
})

test('adds earlier turns to their block without moving other blocks', () => {
  const log = logOf(40)

  const before = logBlocksOf(log.slice(20))
  const after = logBlocksOf(log)

  expect(before.map(blockKeyOf)).toEqual([1, 2])
  expect(after.map(blockKeyOf)).toEqual([0, 1, 2])
  expect(after[2]).toEqual(before[1])
})

test('adds a notice to the block of the turn before it', () => {
  const notice: LogEntryModel = {
    id: 'refusal-1',
    type: 'error',
    content: 'Not enough XP.',
    isHistorical: false,
  }

  const blocks = logBlocksOf([...logOf(17), notice])

  expect(blocks.map((block) => block.length)).toEqual([16, 2])
})

test('returns no blocks for an empty log', () => {
  expect(logBlocksOf([])).toEqual([])
})

test('treats a block as equal after loading it again', () => {
  expect(isSameBlock(logOf(50), logOf(50))).toBe(true)
})

test('treats a block as changed when its last entry becomes part of the history', () => {
  const before = logOf(2)
  const after = before.map((entry) => ({ ...entry, isHistorical: false }))

  expect(isSameBlock(before, after)).toBe(false)
})
