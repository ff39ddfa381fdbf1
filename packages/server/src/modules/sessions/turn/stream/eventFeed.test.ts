import { expect, test } from 'vitest'

import { openEventFeed } from './runningTurns.ts'

const collect = async <T>(events: AsyncIterable<T>) => {
  const all: T[] = []
  for await (const event of events) all.push(event)
  return all
}

test('a reader who comes late hears the turn from its first word', async () => {
  const feed = openEventFeed<string>()
  feed.delta('Once ')
  feed.delta('there was')
  feed.end('told')

  const heard = await collect(feed.read(0))

  expect(heard).toEqual([
    { event: 'delta', id: 1, text: 'Once ' },
    { event: 'delta', id: 2, text: 'there was' },
    { event: 'end', id: 3, end: 'told' },
  ])
})

test('a reader who comes back hears only what was missed', async () => {
  const feed = openEventFeed<string>()
  feed.delta('Once ')
  const hearing = collect(feed.read(1))
  feed.delta('there was')
  feed.end('told')

  const heard = await hearing

  expect(heard.map((event) => event.id)).toEqual([2, 3])
})

test('a reader who leaves takes nothing from the others', async () => {
  const feed = openEventFeed<string>()
  const leaving = feed.read(0)
  const staying = collect(feed.read(0))
  feed.delta('Once ')
  await leaving.next()
  await leaving.return(undefined)
  feed.end('told')

  const heard = await staying

  expect(heard).toHaveLength(2)
})

test('a reader who has seen the end already is told it again rather than kept waiting', async () => {
  const feed = openEventFeed<string>()
  feed.end('told')

  const heard = await collect(feed.read(7))

  expect(heard).toEqual([{ event: 'end', id: 1, end: 'told' }])
})
