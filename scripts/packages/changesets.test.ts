import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root, textOf } from '../prepare.mjs'

const NOTES = readdirSync(join(root, '.changeset')).filter((name) =>
  /^(?!README)[\w-]+\.md$/.test(name),
)

test('ui and api always have one number', () => {
  const { fixed } = JSON.parse(textOf('.changeset/config.json')) as { fixed: string[][] }

  expect(fixed).toContainEqual(expect.arrayContaining(['@kathasagar/api', '@kathasagar/ui']))
})

test('every note that waits names packages that ship, and says a sentence', () => {
  const notes = NOTES.map((name) => textOf(`.changeset/${name}`))
  const shape =
    /^---\n(?:['"]@kathasagar\/(?:api|engine|interchange|painter|story|ui)['"]: (?:major|minor|patch)\n)+---\n\n\S.{9}/

  expect(notes.filter((note) => !shape.test(note))).toEqual([])
})
