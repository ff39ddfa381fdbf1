import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { execute, pack, PUBLIC } from './packages/pack.mjs'
import { nodePath, root, say } from './prepare.mjs'

/**
 * Installs both tarballs into small apps, one for each end of what the peers promise; holds their
 * types and draws them: `npm run try:packages`. It needs the registry.
 */
commandLine({
  usage: `npm run try:packages
Installs both packages into small apps at each end of what their peers promise; needs the registry.`,
})
const PROMISED = [
  {
    name: 'api',
    react: '18.3.1',
    types: '18',
    peers: { '@reduxjs/toolkit': '2.14.0', 'react-redux': '9.3.0' },
  },
  {
    name: 'api',
    react: '19',
    types: '19',
    peers: { '@reduxjs/toolkit': '^2.14.0', 'react-redux': '^9.3.0' },
  },
  {
    name: 'ui',
    react: '19.2.0',
    types: '19.2',
    peers: { '@emotion/react': '11.14.0', '@emotion/styled': '11.14.0' },
  },
  {
    name: 'ui',
    react: '19',
    types: '19',
    peers: { '@emotion/react': '^11.14.0', '@emotion/styled': '^11.14.0' },
  },
]

const OPTIONS = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  // Types of packages that ours build on are theirs to keep sound.
  skipLibCheck: true,
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
}

const folder = mkdtempSync(join(tmpdir(), 'kathasagar-consumers-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const tarballs = Object.fromEntries(PUBLIC.map((name) => [name, pack(name, folder)]))

function consume({ name, react, types, peers }) {
  const place = join(folder, `${name}-with-react-${react}`)
  mkdirSync(place)
  copyFileSync(join(root, 'scripts/packages/consumers', `${name}.tsx`), join(place, 'main.tsx'))
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }))
  const dependencies = {
    ...Object.fromEntries(PUBLIC.map((one) => [`@kathasagar/${one}`, `file:${tarballs[one]}`])),
    ...peers,
    react,
    'react-dom': react,
    '@types/react': types,
    '@types/react-dom': types,
  }
  if (name === 'api') delete dependencies['@kathasagar/ui']
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  )
  say(
    `${basename(place)}: ${Object.entries(peers)
      .map(([peer, asked]) => `${peer} ${asked}`)
      .join(', ')}`,
  )
  execute('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], place)
  execute('tsc', ['-p', place])
  process.stdout.write(execute(nodePath(), ['main.js'], place))
}

PROMISED.forEach(consume)
