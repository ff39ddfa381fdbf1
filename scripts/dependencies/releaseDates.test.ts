import { expect, test } from 'vitest'

import { KNOWN_RELEASE, readReleaseDates } from './releaseDates.mjs'

const { name: known, version } = KNOWN_RELEASE

/** A registry that says of the known release what is given, and knows two more packages. */
const registryThatSays = (day: string | null) => (name: string) => {
  const packages: Record<string, { time: Record<string, string>; latest: string }> = {
    [known]: { time: day === null ? {} : { [version]: `${day}T16:49:02.000Z` }, latest: '19.0.0' },
    fastify: { time: { '5.0.0': '2024-09-17T09:00:00.000Z' }, latest: '5.0.0' },
  }
  return Promise.resolve(packages[name] ?? { time: {}, latest: '1.0.0' })
}

test('the day of a last release is that of the latest version', async () => {
  const dates = await readReleaseDates(['fastify', 'unknown'], registryThatSays('2017-09-26'))

  expect(dates).toEqual(
    new Map([
      ['fastify', '2024-09-17'],
      ['unknown', 'not told'],
    ]),
  )
})

test('a registry that tells the days of its own copies is not believed', async () => {
  const asked = readReleaseDates(['fastify'], registryThatSays('2024-12-05'))

  await expect(asked).rejects.toThrow('was released on 2017-09-26, it says 2024-12-05')
})

test('a registry that tells no days is not believed', async () => {
  await expect(readReleaseDates(['fastify'], registryThatSays(null))).rejects.toThrow('no days')
})
