#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** This script creates a small app in an empty folder. It needs no installed packages. */
const here = dirname(fileURLToPath(import.meta.url))
const templates = ['vite', 'next']
const usage = `npx @kathasagar/ui folder [--template=${templates.join('|')}]
Lays a small app with Kathasagar's pieces into an empty folder, on Vite unless Next is asked for.`

function end(text, code) {
  console[code === 0 ? 'log' : 'error'](text)
  process.exit(code)
}

/** Parses the arguments. Exits with code 2 if they are invalid. */
function asked() {
  const options = {
    template: { type: 'string', default: 'vite' },
    help: { type: 'boolean', short: 'h' },
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (values.help) end(usage, 0)
    if (positionals.length === 1 && templates.includes(values.template)) {
      return { template: values.template, folder: positionals[0] }
    }
  } catch (fault) {
    end(`${fault.message}\n\n${usage}`, 2)
  }
  return end(usage, 2)
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Returns the version of this package and its required peer dependencies. */
function ours() {
  const { name, version, peerDependencies, peerDependenciesMeta } = readJson(
    join(here, '../package.json'),
  )
  const isNeeded = ([peer]) => !peerDependenciesMeta[peer]?.optional
  return {
    [name]: `^${version}`,
    ...Object.fromEntries(Object.entries(peerDependencies).filter(isNeeded)),
  }
}

const { template, folder } = asked()
if (existsSync(folder) && readdirSync(folder).length > 0) end(`${folder} is not empty.`, 1)
for (const part of ['both', template]) {
  cpSync(join(here, 'templates', part), folder, { recursive: true })
}
// npm does not publish files with the name `.gitignore`.
renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
const manifest = readJson(join(folder, 'package.json'))
manifest.dependencies = { ...ours(), ...manifest.dependencies }
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

const place = relative('.', folder)
end(`${place ? `cd ${place}\n` : ''}npm install\nnpm run dev`, 0)
