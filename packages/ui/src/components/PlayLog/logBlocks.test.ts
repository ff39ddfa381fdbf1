import { expect, test } from 'vitest'

import type { LogEntryModel } from '../../play/logEntry.ts'
import { isSameBlock, logBlocksOf } from './logBlocks.ts'

const logOf = (length: number): LogEntryModel[] =>
  Array.from({ length }, (_unused, index) => ({
    id: `${index}-narrative`,
    type: 'narrative',
    content: `Line ${index}`,
    isHistorical: true,
  }))

test('a log of 120 entries lies in three blocks and loses none', () => {
  const log = logOf(120)

  const blocks = logBlocksOf(log)

  expect(blocks.map((block) => block.length)).toEqual([50, 50, 20])
  expect(blocks.flat()).toEqual(log)
})

test('an empty log has no block', () => {
  expect(logBlocksOf([])).toEqual([])
})

test('a block read anew from the server is the same block', () => {
  expect(isSameBlock(logOf(50), logOf(50))).toBe(true)
})

test('a block whose last entry has become history is another block', () => {
  const before = logOf(2)
  const after = before.map((entry) => ({ ...entry, isHistorical: false }))

  expect(isSameBlock(before, after)).toBe(false)
})
