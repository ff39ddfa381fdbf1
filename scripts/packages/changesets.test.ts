import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { environment, root, textOf } from '../prepare.mjs'

const PACKAGES = ['story', 'api', 'interchange', 'ui', 'app', 'painter', 'engine', 'server']
const opened: string[] = []
afterEach(() => opened.splice(0).forEach((place) => rmSync(place, { recursive: true })))

const notesOf = (place: string) =>
  readdirSync(join(place, '.changeset')).filter((name) => /^(?!README)[\w-]+\.md$/.test(name))

/** What a release reads, in a place of its own, with one note instead of those that wait. */
function copyWith(note: string) {
  const place = mkdtempSync(join(tmpdir(), 'changesets-'))
  opened.push(place)
  const files = PACKAGES.flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/CHANGELOG.md`,
  ])
  for (const path of ['package.json', 'package-lock.json', '.changeset', ...files]) {
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(place, path), { recursive: true })
  }
  for (const name of notesOf(place)) rmSync(join(place, '.changeset', name))
  writeFileSync(join(place, '.changeset', 'told.md'), note)
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  return place
}

function execute(place: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: place,
    env: environment(),
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

interface Manifest {
  version: string
  dependencies?: Record<string, string>
}

const manifestOf = (place: string, name: string): Manifest =>
  JSON.parse(readFileSync(join(place, 'packages', name, 'package.json'), 'utf8'))

test('a note raises ui and api to one number and is told above what was told before', () => {
  const before = manifestOf(root, 'ui').version
  const place = copyWith(`---\n'@kathasagar/ui': minor\n---\n\nA card can be a link.\n`)
  execute(place, 'git', 'init', '-q')

  const { status, said } = execute(place, 'changeset', 'version')

  expect(said).toMatch(/have been updated/)
  expect(status).toBe(0)
  const { version } = manifestOf(place, 'ui')
  expect(version).not.toBe(before)
  expect(manifestOf(place, 'api').version).toBe(version)
  expect(manifestOf(place, 'app').dependencies).toMatchObject({
    '@kathasagar/api': version,
    '@kathasagar/ui': version,
  })
  expect(manifestOf(place, 'server').dependencies).toMatchObject({ '@kathasagar/api': version })
  const changelog = readFileSync(join(place, 'packages/ui/CHANGELOG.md'), 'utf8')
  const told = changelog.indexOf('A card can be a link.')
  expect(told).toBeGreaterThan(changelog.indexOf(`## ${version}`))
  expect(told).toBeLessThan(changelog.indexOf(`## ${before}`))
  expect(notesOf(place)).toEqual([])
})

test('every note that waits names packages that ship, and says a sentence', () => {
  const notes = notesOf(root).map((name) => textOf(`.changeset/${name}`))
  const shape =
    /^---\n(?:['"]@kathasagar\/(?:api|engine|interchange|painter|story|ui)['"]: (?:major|minor|patch)\n)+---\n\n\S.{9}/

  expect(notes.filter((note) => !shape.test(note))).toEqual([])
})
