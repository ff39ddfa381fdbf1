import { expect, test } from 'vitest'

import { textOf } from './prepare.mjs'

test("the image's data folder belongs to its user", () => {
  const image = textOf('Dockerfile').split('\nFROM ').at(-1) ?? ''
  const [, volume] = /^VOLUME (\S+)$/mu.exec(image) ?? []
  const [, user] = /^USER (\S+)$/mu.exec(image) ?? []

  const [beforeVolume = ''] = image.split(/^VOLUME /mu)

  expect(volume).toBe('/data')
  expect(image).toContain(`DATA_DIR=${volume} `)
  expect(beforeVolume).toContain(`\nRUN install -d -m 700 -o ${user} -g ${user} ${volume}\n`)
})

test('a password that is valid in the address of compose.yaml is suggested', () => {
  const install = textOf('docs/OPERATIONS.md').split('\n## Upgrade')[0] ?? ''

  for (const text of [install, textOf('compose.yaml')]) {
    expect(text).toContain('openssl rand -hex 24')
  }
})
