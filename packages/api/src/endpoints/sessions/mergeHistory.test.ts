import { expect, test } from 'vitest'

import { makeId } from '../../testing/fixtures/ids.ts'
import { makeHistoryEntry } from '../../testing/fixtures/play.ts'
import { prependPage, appendEntries } from './mergeHistory.ts'

/** Each `branch` has its own turn ids. */
const entry = (number: number, branch = 0) =>
  makeHistoryEntry({
    number,
    turn_id: makeId(number + branch),
    parent_id: number === 0 ? null : makeId(number - 1 + branch),
  })

const way = [0, 1, 2, 3].map((number) => entry(number))

test('appends a new turn', () => {
  expect(appendEntries(way, [entry(4)])).toEqual({ entries: [...way, entry(4)], isWhole: true })
})

test('removes later turns after undo', () => {
  expect(appendEntries(way, [entry(1)])).toEqual({ entries: way.slice(0, 2), isWhole: true })
})

test('adds nothing for the same response again', () => {
  const once = appendEntries(way, [entry(4)])

  expect(appendEntries(once.entries, [entry(4)])).toEqual(once)
})

test('replaces all turns by a turn after unknown ones, and reports a gap', () => {
  expect(appendEntries(way, [entry(6)])).toEqual({ entries: [entry(6)], isWhole: false })
})

test('replaces undone turns by a turn of another branch', () => {
  expect(appendEntries(way, [entry(4, 100)])).toEqual({ entries: [entry(4, 100)], isWhole: false })
})

test('keeps only the turn to which undo goes if it is before the loaded page', () => {
  expect(appendEntries(way.slice(2), [entry(1)])).toEqual({ entries: [entry(1)], isWhole: true })
})

test('prepends an earlier page', () => {
  const page = { entries: way.slice(0, 2), has_more: false }

  expect(prependPage(way.slice(2), page)).toEqual(way)
})

test('ignores an earlier page if the history has changed', () => {
  const page = { entries: way.slice(0, 2), has_more: false }

  expect(prependPage(way, page)).toEqual(way)
})
