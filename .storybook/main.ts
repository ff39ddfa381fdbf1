import { fileURLToPath } from 'node:url'

import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type Plugin } from 'vite'

import { jsonImports } from '../packages/app/build/jsonImports.ts'
import { docgenOptions, docgenProject } from '../scripts/storybook/facts/docgen.ts'
import { componentFactsPlugin } from '../scripts/storybook/facts/plugin.ts'
import { linesOf, type StorybookIndex } from '../scripts/storybook/storyIndex.ts'
import { boardPlugin } from './boardPlugin.ts'
import { docgenPlugin } from './docgenPlugin.ts'
import { filterTags } from './lifeCycle.ts'
import { lightBook, pictureFolders } from './lightBook.ts'
import { withSearchWords } from './searchWords.ts'

const localizedTest = fileURLToPath(new URL('./localized/test.ts', import.meta.url))

/** Stories get Storybook's test tools in the language of the toolbar. */
const localizedStories: Plugin = {
  name: 'kathasagar:spoken-stories',
  enforce: 'pre',
  // Storybook rewrites this import before it would ever be resolved.
  transform: (code, id) =>
    id.includes('/packages/') && code.includes("'storybook/test'")
      ? { code: code.replaceAll("'storybook/test'", JSON.stringify(localizedTest)), map: null }
      : null,
}

/** The part of Storybook that reads the index, as far as it is used here. */
interface IndexReader {
  getIndex: () => Promise<{ entries: Record<string, Parameters<typeof withSearchWords>[0]> }>
}

interface WholeReader {
  getIndex: () => Promise<StorybookIndex>
}

/** Where pieces are declared is for a book that is served from source; no page of a built one asks. */
const isBuilt = process.env['NODE_ENV'] === 'production'

/** The index as Storybook reads it, with what other systems call a piece. */
async function storyIndexGenerator(reader: IndexReader) {
  const getIndex = reader.getIndex.bind(reader)
  reader.getIndex = async () => {
    const index = await getIndex()
    const entries = Object.entries(index.entries).map(([id, entry]) => {
      const shown = withSearchWords(entry)
      return [id, isBuilt ? { ...shown, componentPath: undefined } : shown] as const
    })
    return { ...index, entries: Object.fromEntries(entries) }
  }
  return reader
}

/** Found only while a story runs, these would reload the page in the middle of its play. */
const FOUND_LATE = [
  '@codemirror/lang-json',
  '@codemirror/lint',
  '@dagrejs/dagre',
  '@emotion/react',
  '@emotion/react/jsx-dev-runtime',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@storybook/addon-a11y/preview',
  '@uiw/react-codemirror',
  '@xyflow/react',
  'msw',
  'msw/browser',
  'react',
  'react-aria-components',
  'react-aria/PortalProvider',
  'react-dom',
  'react-dom/client',
  'react-markdown',
  'react-redux',
  'react-router-dom',
  'redux',
  'zod/mini',
]

const config: StorybookConfig & { storyIndexGenerator: typeof storyIndexGenerator } = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
    './painter/*.stories.tsx',
    './themes/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
    // Its panel takes pictures of a book that is served; in one that is built it leads nowhere.
    ...(isBuilt ? [] : ['@chromatic-com/storybook']),
  ],
  // The sidebar finds headings of pages too, and by them the variables of tokens.
  features: { experimentalSearchDocsHeadings: true },
  tags: filterTags,
  storyIndexGenerator,
  // Covers and plates are those that the server ships and serves under the same address; of a book
  // that is built, those that a page names are among its own files.
  staticDirs: [
    './public',
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    ...(isBuilt ? [] : pictureFolders),
    { from: '../packages/app/public/avatars', to: '/avatars' },
    { from: '../packages/app/public/shots', to: '/shots' },
  ],
  typescript: {
    reactDocgen: isBuilt ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { ...docgenOptions, tsconfigPath: docgenProject },
    check: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal(found, { presets }) {
    // What Storybook has read of all stories is read once: again it would take seconds, and 400 MB.
    const readIndex = async () =>
      linesOf(await (await presets.apply<WholeReader>('storyIndexGenerator')).getIndex())
    const facts = [componentFactsPlugin(readIndex), boardPlugin(readIndex)]
    // First of all, or Storybook's own would have found its tools already.
    return mergeConfig(mergeConfig({ plugins: [localizedStories] }, found), {
      plugins: [jsonImports(), ...facts, docgenPlugin(), ...lightBook()],
      build: { rolldownOptions: { experimental: { lazyBarrel: true } } },
      optimizeDeps: { include: FOUND_LATE },
      resolve: {
        conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'],
        dedupe: ['react', 'react-dom', '@emotion/react'],
      },
    })
  },
}

export default config
