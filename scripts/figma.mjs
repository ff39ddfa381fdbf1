import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  figmaPayload,
  figmaTokenFiles,
  figmaVariables,
} from '../packages/ui/src/theme/figmaTokens.ts'
import { commandLine, wronglyCalled } from './commandLine.mjs'
import { pluginCode } from './figma/bundle.mjs'
import { connected } from './figma/codeConnect.ts'
import { takePieces } from './figma/takePieces.mjs'
import { root, say, textOf } from './prepare.mjs'
import {
  buildStorybook,
  isStorybookBuilt,
  storiesOf,
  storybookFolder,
} from './storybook/buildStorybook.mjs'
import { componentFacts } from './storybook/facts/componentFacts.ts'

/**
 * Writes the library for Figma: the tokens, a plugin that makes variables and components, and, once
 * `.storybook/figma.json` says where those stand, the files of Code Connect.
 */
const USAGE = `npm run figma [-- options piece ...]
Measures every stable piece in the built book and writes the library for Figma into figma-library/.
  piece            only pieces of these names
  --book <folder>  of a book that is built already`
const { values, positionals } = commandLine({
  usage: USAGE,
  allowPositionals: true,
})
const folder = values.book ?? storybookFolder
if (values.book === undefined && !isStorybookBuilt() && !buildStorybook()) process.exit(1)

const out = join(root, 'figma-library')
const write = (path, text) => writeFileSync(join(out, path), text)
const json = (value) => `${JSON.stringify(value, null, 2)}\n`

const nameOf = (title) => title.split('/').at(-1)
const facts = componentFacts()
const stable = storiesOf(folder).filter(({ tags }) => tags.includes('stable'))
const pieces = [...Map.groupBy(stable, ({ title }) => title)].flatMap(([title, stories]) => {
  const named = (name) => stories.find((story) => story.name === name)
  const piece = nameOf(title)
  const entry = facts[piece]?.entry
  const isAsked = positionals.length === 0 || positionals.includes(piece)
  const playground = named('Playground')
  if (!entry || !isAsked || !playground) return []
  return [{ title, stories, playground, states: named('States'), entry }]
})
const unknown = positionals.filter((name) => !pieces.some(({ title }) => nameOf(title) === name))
if (unknown.length > 0) wronglyCalled(`No stable piece is called ${unknown.join(', ')}.`, USAGE)
const taken = await takePieces({
  folder,
  pieces,
  colours: figmaVariables.filter(({ collection }) => collection === 'Theme'),
  onPiece: ({ name, variants }) => say(`${name}: ${variants.length}`),
})
const drawn = taken.filter(({ variants }) => variants.length > 0)

rmSync(out, { recursive: true, force: true })
for (const part of ['tokens', 'plugin', 'connect']) mkdirSync(join(out, part), { recursive: true })
for (const [name, text] of Object.entries(figmaTokenFiles())) write(`tokens/${name}`, text)
write(
  'plugin/manifest.json',
  json({
    name: 'Kathasagar library',
    id: 'kathasagar-library',
    api: '1.0.0',
    main: 'code.js',
    editorType: ['figma'],
    documentAccess: 'dynamic-page',
    enablePrivatePluginApi: true,
    networkAccess: { allowedDomains: ['none'] },
  }),
)
write('plugin/code.js', await pluginCode({ payload: figmaPayload(), pieces: drawn }))
const design = JSON.parse(textOf('.storybook/figma.json'))
const entries = connected(drawn, design)
if (entries.components.length > 0) {
  write('connect/pieces.figma.batch.json', json(entries))
  write(
    'connect/figma.config.json',
    json({ codeConnect: { label: 'React', include: ['*.figma.batch.json'] } }),
  )
  const template = 'piece.figma.batch.js'
  cpSync(join(root, 'scripts/figma/connect', template), join(out, 'connect', template))
}

const variants = drawn.reduce((sum, piece) => sum + piece.variants.length, 0)
say(`${drawn.length} pieces with ${variants} variants: figma-library/plugin/manifest.json`)
const blank = taken.filter((piece) => piece.variants.length === 0).map(({ name }) => name)
if (blank.length > 0) say(`Nothing to be seen of ${blank.join(', ')}`)
say(
  entries.components.length > 0
    ? `${entries.components.length} pieces for Code Connect: figma-library/connect`
    : 'No Code Connect yet: .storybook/figma.json names no file',
)
