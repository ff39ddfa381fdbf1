import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { componentFiles, exportOf } from './component/componentFiles.mjs'
import { root, run, say } from './prepare.mjs'

/**
 * Makes the folder of a new screen piece, exports it from the entry point of its group and notes it
 * for the changelog: `npm run new:component -- PriceTag story "What a thing costs."`
 */
const { positionals } = commandLine({
  usage: `npm run new:component -- Name group "What it is for."
Makes the folder of a new screen piece, exports it and notes it for the changelog.`,
  allowPositionals: true,
})
const [name = '', group = '', purpose] = positionals

const home = join(root, 'packages/ui/src/components')
const groups = readdirSync(home).filter((one) =>
  existsSync(join(root, `packages/ui/src/exports/${one}.ts`)),
)
const owner = groups.find((one) => existsSync(join(home, one, name)))

function fault() {
  if (!/^(?:[A-Z][a-z\d]+)+$/.test(name)) {
    return `“${name}” is no name for a piece: words in a row, each with a capital, as PriceTag.`
  }
  if (!groups.includes(group)) return `“${group}” is no group; there are ${groups.join(', ')}.`
  return owner ? `There is a ${name} already, in ${owner}.` : undefined
}

const said = fault()
if (said) {
  console.error(said)
  process.exit(1)
}

const files = componentFiles({ name, group, purpose })
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  say(path)
}

const entry = join(root, `packages/ui/src/exports/${group}.ts`)
appendFileSync(entry, exportOf(name, group))
run('oxfmt', [...Object.keys(files), entry], { quiet: true })
say(`packages/ui/src/exports/${group}.ts`)
say('Now look at it: npm run storybook')
