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

test('a password that fits into the address of compose.yaml is proposed where one is asked for', () => {
  const install = textOf('docs/OPERATIONS.md').split('\n## Upgrade')[0] ?? ''

  for (const text of [install, textOf('compose.yaml')]) {
    expect(text).toContain('openssl rand -hex 24')
  }
})
