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
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { looseTextsOf } from '../architecture/visibleText.ts'
import { sizeLiteralsOf } from '../architecture/sizeLiterals.ts'
import { statusFaults } from '../storybook/lifeCycle.ts'
import { openingFault } from '../storybook/playgrounds.ts'
import { environment, root } from '../prepare.mjs'
import { withExport } from './componentFiles.mjs'

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'dist-ssr',
  'dist-embed',
  'data',
  'public',
  'covers',
  'plates',
])
const COPIED = ['packages', 'scripts', 'docs', 'e2e', 'bench', '.storybook', '.changeset']

const FOLDER = 'packages/ui/src/components/story/PriceTag'
const FILES = ['PriceTag.stories.tsx', 'PriceTag.styles.ts', 'PriceTag.tsx'].map(
  (name) => `${FOLDER}/${name}`,
)
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

/** What the tests that judge every file would say of this one. */
const faultsOf = (file: string, code: string) => [
  ...(file.endsWith('.styles.ts') ? sizeLiteralsOf(file, code) : []),
  ...looseTextsOf(file, code).filter(() => !file.endsWith('.stories.tsx')),
  ...(file.endsWith('.stories.tsx') ? [openingFault('PriceTag', code)].filter(Boolean) : []),
]

let place = ''

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'new-component-'))
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of [...COPIED, ...files.map(({ name }) => name)]) {
    cpSync(join(root, path), join(place, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    })
  }
  writeFileSync(join(place, 'tsconfig.piece.json'), JSON.stringify(TYPES))
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

function execute(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: place,
    env: environment(),
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

const read = (path: string) => readFileSync(join(place, path), 'utf8')
const make = (...args: string[]) => execute('node', 'scripts/newComponent.mjs', ...args)

describe('a component that was made by command', () => {
  beforeAll(() => {
    const { status, said } = make('PriceTag', 'story', 'What a thing costs, in credits.')

    expect(said).toContain(`${FOLDER}/PriceTag.tsx`)
    expect(status).toBe(0)
  })

  test('has its three files, an export and a note', () => {
    expect(readdirSync(join(place, FOLDER)).map((name) => `${FOLDER}/${name}`)).toEqual(FILES)
    expect(read(ENTRY)).toContain('PriceTagProps')
    expect(read('.changeset/new-price-tag.md')).toContain('What a thing costs, in credits.')
    expect(read(`${FOLDER}/PriceTag.tsx`)).toContain('/** What a thing costs, in credits. */')
  })

  test('passes types', () => {
    expect(execute('tsc', '-p', 'tsconfig.piece.json')).toEqual({ status: 0, said: '' })
  })

  test('passes lint', () => {
    const { said } = execute('oxlint', '--type-aware', '--deny-warnings', ...FILES, ENTRY)

    expect(said).toContain('Found 0 warnings and 0 errors')
  })

  test('passes format', () => {
    expect(execute('oxfmt', '--check', ...FILES, ENTRY)).toMatchObject({ status: 0 })
  })

  test.each(FILES)('%s passes what judges every file', (file) => {
    expect(faultsOf(file, read(file))).toEqual([])
  })

  test('says how far one may build on it', async () => {
    const { meta } = loadCsf(read(FILES[0] ?? ''), { makeTitle: (title) => title ?? '' }).parse()
    const story = { id: 'a--b', name: 'B', type: 'story', importPath: 'a.stories.tsx' } as const
    const told = { ...story, title: meta.title ?? '', tags: meta.tags ?? [] }

    expect(told).toMatchObject({ title: 'Story/PriceTag', tags: ['beta', 'role:player'] })
    expect(statusFaults([told])).toEqual([])
  })

  test('has a story that pictures are taken of', () => {
    const { stories } = loadCsf(read(FILES[0] ?? ''), { makeTitle: (title) => title ?? '' }).parse()

    expect(stories.find(({ name }) => name === 'States')?.tags).toContain('visual')
  })
})

test.each([
  ['priceTag', 'story', 'is no name for a piece'],
  ['Price Tag', 'story', 'is no name for a piece'],
  ['../PriceTag', 'story', 'is no name for a piece'],
  ['PriceTags', 'shop', 'is no group; there are account,'],
  ['Button', 'story', 'There is a Button already, in primitives.'],
])('%s in %s is refused and nothing is written', (name, group, sentence) => {
  const before = read(ENTRY)

  const { status, said } = make(name, group)

  expect(said).toContain(sentence)
  expect(status).toBe(1)
  expect(read(ENTRY)).toBe(before)
})

test('an export is put where its name belongs', () => {
  const entry = `export { Avatar } from 'a'\nexport type { AvatarProps } from 'a'\nexport { Chip } from 'c'\n`

  const lines = withExport(entry, 'Badge', 'primitives').trim().split('\n')

  expect(lines.map((line) => /\w+(?= \})/.exec(line)?.[0])).toEqual([
    'Avatar',
    'AvatarProps',
    'BadgeProps',
    'Chip',
  ])
})
