import { expect, test } from 'vitest'

import { exchangeAt } from './importExport.ts'

const exchange = exchangeAt({
  about: async () => undefined,
  taxonomy: () => ({ categories: [], tags: [] }),
})

const LINKS = Array.from({ length: 13 }, (_, at) => `[[Way ${at}->Hall]]`).join('\n')
const TWEE = `:: Start\nTwo doors.\n${LINKS}\n\n:: Hall\nA lamp.\n`

test('a story that was read can be had without its mends, and with them again', async () => {
  const bytes = new TextEncoder().encode(TWEE)
  const read = await exchange.read([{ name: 'a.twee', bytes }], {
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  if ('code' in read) throw new Error(read.message)
  const ids = new Set(read.mends.map(({ id }) => id))

  const scenesOf = (left: ReadonlySet<string>) => Object.keys(read.without(left).structure.nodes)
  expect(scenesOf(new Set())).toEqual(['Start', 'Start, part 2', 'Hall'])
  expect(scenesOf(ids)).toEqual(['Start', 'Hall'])
  expect(read.without(ids).structure.nodes['Start']?.choices).toHaveLength(13)
})
