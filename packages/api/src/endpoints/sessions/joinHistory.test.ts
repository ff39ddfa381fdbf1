import { expect, test } from 'vitest'

import { makeId } from '../../testing/fixtures/ids.ts'
import { makeHistoryEntry } from '../../testing/fixtures/sessions.ts'
import { joinEarlier, joinNews } from './joinHistory.ts'

/** The turn `number` of a way; a `branch` of its own has ids of its own. */
const entry = (number: number, branch = 0) =>
  makeHistoryEntry({
    number,
    turn_id: makeId(number + branch),
    parent_id: number === 0 ? null : makeId(number - 1 + branch),
  })

const way = [0, 1, 2, 3].map((number) => entry(number))

test('a new turn is put at the end', () => {
  expect(joinNews(way, [entry(4)])).toEqual({ entries: [...way, entry(4)], isWhole: true })
})

test('after undo nothing stands behind the turn that it returned to', () => {
  expect(joinNews(way, [entry(1)])).toEqual({ entries: way.slice(0, 2), isWhole: true })
})

test('the same answer twice adds nothing the second time', () => {
  const once = joinNews(way, [entry(4)])

  expect(joinNews(once.entries, [entry(4)])).toEqual(once)
})

test('a turn after others that are not known stands alone and says that some are missing', () => {
  expect(joinNews(way, [entry(6)])).toEqual({ entries: [entry(6)], isWhole: false })
})

test('a turn on another branch is not put behind turns that were undone elsewhere', () => {
  expect(joinNews(way, [entry(4, 100)])).toEqual({ entries: [entry(4, 100)], isWhole: false })
})

test('undo to before the page that is held leaves its one turn', () => {
  expect(joinNews(way.slice(2), [entry(1)])).toEqual({ entries: [entry(1)], isWhole: true })
})

test('an earlier page goes before what is held', () => {
  const page = { entries: way.slice(0, 2), has_more: false }

  expect(joinEarlier(way.slice(2), page)).toEqual(way)
})

test('an earlier page that comes after the history has changed is left out', () => {
  const page = { entries: way.slice(0, 2), has_more: false }

  expect(joinEarlier(way, page)).toEqual(way)
})
