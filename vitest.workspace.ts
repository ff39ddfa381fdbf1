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

/** Vitest's default leaves one core idle. */
const WORKERS = availableParallelism()

/**
 * Detects hanging tests. Speed is measured by `npm run bench`, because tests can take seven times
 * as long on a busy machine.
 */
const HUNG_MS = 60_000
const hung = {
  testTimeout: HUNG_MS,
  hookTimeout: HUNG_MS,
  // The default of 1 s is too short for processes, connections and replicas.
  expect: { poll: { timeout: 30_000 } },
}

/** Freeing compiled WebAssembly may crash the process (Node issue 64500). */
const KEEP_WASM = '--no-wasm-code-gc'

/** Run by `npm run test:all` only. */
const EVALUATIONS = '**/*.evaluation.test.ts'
/** Folders of the server whose tests need no database. They run with the unit tests. */
const WITHOUT_DATABASE = [
  'packages/server/src/{domain,cli/harm,cli/storyTable}/**/*.test.ts',
  'packages/server/src/providers/{hearing,images,net,threads}/**/*.test.ts',
]
const LEFT_OUT = leftOut()

/** Tests through HTTP on the embedded database, or on PostgreSQL by TEST_DATABASE_URL. */
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
    // Loading the server for each file costs more than most tests. Each file still has its own
    // database.
    isolate: false,
    maxWorkers: WORKERS,
    ...hung,
  },
})

/**
 * Files that other steps cover: those for several processes on one PostgreSQL, forms of the
 * contract, prompts of the engine, harm rules, and Ink.
 */
const COVERED_ELSEWHERE = [
  '**/{relayWords,watchAction,openInbox,leases,recordErasures,listReads}.ts',
  '**/contract/**/{authForms,modelKeyForm,waitlist}.ts',
  'packages/engine/src/{prompt,world/scene,improvise,understanding/harm}/**',
  'packages/engine/src/world/{graphAt,improvisation,inkGraph}.ts',
]

export default defineConfig({
  root: here('.'),
  test: {
    // Transformed files are shared between steps.
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
      // A third of a percent below the measured coverage, because races affect retries and
      // timeouts.
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
          // Loading modules for each file costs more than most tests.
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
          // Loading modules for each file costs more than most tests.
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
      // Files named `*.postgres.test.ts` need a PostgreSQL server, for example to break connections.
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
