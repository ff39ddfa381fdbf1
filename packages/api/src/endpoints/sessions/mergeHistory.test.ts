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

test('a new turn is appended', () => {
  expect(appendEntries(way, [entry(4)])).toEqual({ entries: [...way, entry(4)], isWhole: true })
})

test('after undo, later turns are removed', () => {
  expect(appendEntries(way, [entry(1)])).toEqual({ entries: way.slice(0, 2), isWhole: true })
})

test('the same response twice adds nothing', () => {
  const once = appendEntries(way, [entry(4)])

  expect(appendEntries(once.entries, [entry(4)])).toEqual(once)
})

test('a turn after unknown turns replaces all others and reports a gap', () => {
  expect(appendEntries(way, [entry(6)])).toEqual({ entries: [entry(6)], isWhole: false })
})

test('a turn of another branch replaces undone turns', () => {
  expect(appendEntries(way, [entry(4, 100)])).toEqual({ entries: [entry(4, 100)], isWhole: false })
})

test('undo to a turn before the loaded page leaves only that turn', () => {
  expect(appendEntries(way.slice(2), [entry(1)])).toEqual({ entries: [entry(1)], isWhole: true })
})

test('an earlier page is prepended', () => {
  const page = { entries: way.slice(0, 2), has_more: false }

  expect(prependPage(way.slice(2), page)).toEqual(way)
})

test('an earlier page is ignored if the history has changed', () => {
  const page = { entries: way.slice(0, 2), has_more: false }

  expect(prependPage(way, page)).toEqual(way)
})
