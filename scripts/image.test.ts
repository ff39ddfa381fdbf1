import { expect, test } from 'vitest'

import { textOf } from './prepare.mjs'

test('the folder that the image writes to belongs to the user that it runs as', () => {
  const image = textOf('Dockerfile').split('\nFROM ').at(-1) ?? ''
  const [, volume] = /^VOLUME (\S+)$/mu.exec(image) ?? []
  const [, user] = /^USER (\S+)$/mu.exec(image) ?? []

  const [beforeVolume = ''] = image.split(/^VOLUME /mu)

  expect(volume).toBe('/data')
  expect(image).toContain(`DATA_DIR=${volume} `)
  expect(beforeVolume).toContain(`\nRUN install -d -m 700 -o ${user} -g ${user} ${volume}\n`)
})
