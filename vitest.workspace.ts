import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

import { leftOut } from './scripts/checks/leftOut.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const source = {
  conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'],
  dedupe: ['react', 'react-dom', '@emotion/react'],
}
const nodeSource = {
  resolve: { conditions: ['@kathasagar/source', 'module', 'node', 'development|production'] },
}

/** As many as cores: Vitest alone leaves one of them idle, and half of a small machine with it. */
const WORKERS = availableParallelism()

/**
 * When a test counts as hung. What takes time is measured by `npm run bench`, never by a test: the
 * same test takes seven times as long on a machine that has something else to do.
 */
const HUNG_MS = 60_000
const hung = {
  testTimeout: HUNG_MS,
  hookTimeout: HUNG_MS,
  // A process, a connection or a replica comes when it comes; Vitest alone gives it one second.
  expect: { poll: { timeout: 30_000 } },
}

/** Freeing compiled WebAssembly may end the process (Node issue 64500); PGlite and Vite hold some. */
const KEEP_WASM = '--no-wasm-code-gc'

/** Judges shipped stories, hearing and reviews on thousands of cases: `npm run test:all`. */
const EVALUATIONS = '**/*.evaluation.test.ts'
/** Folders of the server whose tests need no database. They run with the unit tests. */
const WITHOUT_DATABASE = [
  'packages/server/src/{domain,cli/harm,cli/storyTable}/**/*.test.ts',
  'packages/server/src/providers/{hearing,images,net,threads}/**/*.test.ts',
]
const LEFT_OUT = leftOut()

/** The server through its door, on a real database: embedded, or PostgreSQL by TEST_DATABASE_URL. */
const server = (
  name: string,
  { env = {}, exclude = [] }: { env?: Record<string, string>; exclude?: readonly string[] },
): TestProjectConfiguration => ({
  ...nodeSource,
  ssr: nodeSource,
  test: {
    name,
    environment: 'node',
    env,
    include: ['packages/server/src/**/*.test.ts'],
    exclude: [EVALUATIONS, ...WITHOUT_DATABASE, ...exclude, ...LEFT_OUT],
    execArgv: ['--conditions=@kathasagar/source', KEEP_WASM],
    // To read the server anew for each file costs more than most of its tests. What must not be
    // shared is not: each file still has a database of its own.
    isolate: false,
    maxWorkers: WORKERS,
    ...hung,
  },
})

/**
 * What the step that covers a part cannot count: what several processes on one PostgreSQL use, whose tests
 * run real ones; forms of the contract, which the app fills in; what the engine says to a model or a
 * painter, how it weighs harm and runs a graph of Ink, which tests of the server ask for.
 */
const COVERED_ELSEWHERE = [
  '**/{relayWords,watchAction,openInbox,leases,keepErasures,listReads}.ts',
  '**/contract/**/{authForms,modelKeyForm,waitlist}.ts',
  'packages/engine/src/{prompt,scene,improvise,ink,hearing/harm}/**',
]

export default defineConfig({
  root: here('.'),
  test: {
    // Steps that run beside and after each other read the same files: each is transformed once.
    fsModuleCache: true,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: [
        '**/*.stories.tsx',
        '**/*.test.{ts,tsx}',
        '**/index.ts',
        '**/*.d.ts',
        '**/testing/**',
        ...COVERED_ELSEWHERE,
      ],
      reporter: ['text', 'html'],
      // A third of a percent below what was reached: races decide a line of a retry, a branch of a timeout.
      thresholds: {
        'packages/engine/src/**': { statements: 96.7, branches: 90.4 },
        'packages/api/src/contract/**': { statements: 98.7, branches: 86.7 },
        'packages/server/src/{modules,services}/**': { statements: 95.7, branches: 89.7 },
      },
    },
    projects: [
      {
        ...nodeSource,
        ssr: nodeSource,
        test: {
          name: 'unit',
          environment: 'node',
          // As the server's below: to read what a file imports costs more than most of its tests.
          isolate: false,
          ...hung,
          execArgv: ['--conditions=@kathasagar/source', KEEP_WASM],
          include: [
            'packages/{stories,story,painter,engine,interchange,api,ui,app}/src/**/*.test.ts',
            'packages/*/examples/*.test.ts',
            ...WITHOUT_DATABASE,
            'scripts/**/*.test.ts',
          ],
          exclude: [EVALUATIONS, ...LEFT_OUT],
        },
      },
      {
        ...nodeSource,
        ssr: nodeSource,
        test: {
          name: 'evaluation',
          environment: 'node',
          // What they share, and what a story was read into, is made once.
          isolate: false,
          ...hung,
          execArgv: ['--conditions=@kathasagar/source', KEEP_WASM],
          include: [`packages/{story,engine,server}/src/${EVALUATIONS}`],
        },
      },
      {
        plugins: [react()],
        resolve: source,
        ssr: nodeSource,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          ...hung,
          include: ['packages/*/src/**/*.test.tsx'],
          exclude: LEFT_OUT,
          setupFiles: [here('./vitest.setup.dom.ts')],
        },
      },
      // What only a server can do to us, as breaking a connection.
      server('server', {
        env: { TEST_DATABASE_URL: '' },
        exclude: ['**/*.postgres.test.ts'],
      }),
      server('server-postgres', {
        env: { TEST_DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? '' },
        exclude: ['**/*.embedded.test.ts'],
      }),
    ],
  },
})
