import { expect, test } from 'vitest'

import { tarballFaults, type Tarball } from './tarballFaults.ts'

/** A sound tarball, with what a test changes in it. */
function pack(files: Record<string, string> = {}, changes: Partial<Tarball['manifest']> = {}) {
  const sound = {
    'package.json': '{}',
    'README.md': '# A package',
    'CHANGELOG.md': '# Changelog',
    LICENSE: 'MIT',
    'dist/index.js': `import { useState } from 'react'; export { a } from './chunk.js'; import 'node:fs'`,
    'dist/index.d.ts': `export type Style = import('@emotion/react').CSSObject`,
    'dist/fonts.css': `@import '@fontsource/hind/400.css';`,
  }
  return {
    manifest: {
      exports: {
        '.': {
          '@kathasagar/source': './src/index.ts',
          types: './dist/index.d.ts',
          import: './dist/index.js',
        },
        './package.json': './package.json',
      },
      dependencies: { '@fontsource/hind': '5' },
      peerDependencies: { react: '^19', 'react-dom': '^19', '@emotion/react': '^11' },
      ...changes,
    },
    files: new Map(Object.entries({ ...sound, ...files })),
    peersOf: (name: string) => (name === '@emotion/react' ? ['react', 'react-dom'] : []),
  }
}

test('a tarball with all that it promises has no fault', () => {
  expect(tarballFaults(pack())).toEqual([])
})

test.each(['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts'])(
  'a tarball without %s is found',
  (path) => {
    const tarball = pack()
    tarball.files.delete(path)

    expect(tarballFaults(tarball)).toContain(`${path} is not in the tarball`)
  },
)

test.each([
  ['code', { 'dist/chunk.js': `const load = () => import('redux')` }],
  [
    'code behind a pattern with a quote',
    {
      'dist/chunk.js':
        "const quote = /[`\"']/\nconst load = async () => (await import('redux')).default",
    },
  ],
  ['types', { 'dist/chunk.d.ts': `import * as redux from 'redux'` }],
  [
    'a style sheet',
    { 'dist/fonts.css': `@import 'redux/base.css'; @import '@fontsource/hind/400.css';` },
  ],
])('what %s imports without naming it is found', (_where, files) => {
  expect(tarballFaults(pack(files))).toEqual([
    'redux is imported and neither a dependency nor a peer',
  ])
})

test('a dependency that nothing imports is found', () => {
  const dependencies = { '@fontsource/hind': '5', msw: '3' }

  expect(tarballFaults(pack({}, { dependencies }))).toEqual([
    'msw is a dependency and never imported',
  ])
})

test('a peer that nothing needs is found', () => {
  const peerDependencies = { react: '^19', '@emotion/react': '^11', vue: '^3' }

  expect(tarballFaults(pack({}, { peerDependencies }))).toEqual([
    'vue is a peer and nothing needs it',
  ])
})
