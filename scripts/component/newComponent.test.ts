import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { loadCsf } from 'storybook/internal/csf-tools'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { looseTextsOf } from '../architecture/visibleText.ts'
import { sizeLiteralsOf } from '../architecture/sizeLiterals.ts'
import { openingFault } from '../storybook/playgrounds.ts'
import { environment, root } from '../prepare.mjs'

const LEFT_OUT = /^(?:node_modules|dist.*|data|public|covers|plates)$/
const COPIED = ['packages', 'scripts', '.storybook', '.changeset']

const FOLDER = 'packages/ui/src/components/story/PriceTag'
const [STORIES, STYLES, PIECE] = ['stories.tsx', 'styles.ts', 'tsx'].map(
  (ending) => `${FOLDER}/PriceTag.${ending}`,
) as [string, string, string]
const FILES = [STORIES, STYLES, PIECE]
const ENTRY = 'packages/ui/src/exports/story.ts'
const TYPES = {
  extends: './tsconfig.tools.json',
  compilerOptions: {
    noEmit: true,
    composite: false,
    declaration: false,
    declarationMap: false,
    emitDeclarationOnly: false,
  },
  include: [
    ...FILES,
    ENTRY,
    'packages/ui/src/stylesheets.d.ts',
    'packages/ui/src/theme/emotionTheme.d.ts',
  ],
  references: [],
}

const place = mkdtempSync(join(tmpdir(), 'new-component-'))
const read = (path: string) => readFileSync(join(place, path), 'utf8')

function execute(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: place,
    env: environment(),
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}
const make = (...args: string[]) => execute('node', 'scripts/newComponent.mjs', ...args)

beforeAll(() => {
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of [...COPIED, ...files.map(({ name }) => name)]) {
    cpSync(join(root, path), join(place, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(basename(source)),
    })
  }
  writeFileSync(join(place, 'tsconfig.piece.json'), JSON.stringify(TYPES))
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  expect(make('PriceTag', 'story', 'What a thing costs, in credits.')).toMatchObject({ status: 0 })
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('a new component has its three files, an export and a note', () => {
  expect(readdirSync(join(place, FOLDER)).map((name) => `${FOLDER}/${name}`)).toEqual(FILES)
  expect(read(ENTRY)).toContain('PriceTagProps')
  expect(read('.changeset/new-price-tag.md')).toContain('What a thing costs, in credits.')
  expect(read(PIECE)).toContain('/** What a thing costs, in credits. */')
})

test('it passes types, lint and format', () => {
  expect(execute('tsc', '-p', 'tsconfig.piece.json')).toEqual({ status: 0, said: '' })
  expect(execute('oxlint', '--type-aware', '--deny-warnings', ...FILES, ENTRY).said).toContain(
    'Found 0 warnings and 0 errors',
  )
  expect(execute('oxfmt', '--check', ...FILES, ENTRY)).toMatchObject({ status: 0 })
})

test('it passes what judges every file, and what the board of the book asks for', () => {
  const { meta, stories } = loadCsf(read(STORIES), { makeTitle: (title) => title ?? '' }).parse()

  expect(sizeLiteralsOf(STYLES, read(STYLES))).toEqual([])
  expect(looseTextsOf(PIECE, read(PIECE))).toEqual([])
  expect(openingFault('PriceTag', read(STORIES))).toBeUndefined()
  expect(meta).toMatchObject({ title: 'Story/PriceTag', tags: ['beta', 'role:player'] })
  expect(stories.find(({ name }) => name === 'States')?.tags).toContain('visual')
})

test.each([
  ['../PriceTag', 'story', 'is no name for a piece'],
  ['PriceTags', 'shop', 'is no group; there are account,'],
  ['Button', 'story', 'There is a Button already, in primitives.'],
])('%s in %s is refused and nothing is written', (name, group, sentence) => {
  const before = read(ENTRY)

  expect(make(name, group)).toMatchObject({ status: 1, said: expect.stringContaining(sentence) })
  expect(read(ENTRY)).toBe(before)
})
