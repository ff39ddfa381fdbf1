import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type Plugin } from 'vite'

import { jsonImports } from '../packages/app/build/jsonImports.ts'
import { filterTags } from '../packages/ui/src/storybook/lifeCycle.ts'
import { coverFolder, storyPictures } from './storyPictures.ts'
import { completeProp } from './writtenProps.ts'

const isBuilt = process.env['NODE_ENV'] === 'production'

/** Optimized up front, because discovering them later would reload the page. */
const FOUND_LATE = [
  '@dagrejs/dagre',
  '@emotion/react',
  '@emotion/react/jsx-dev-runtime',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  '@storybook/addon-a11y/preview',
  '@xyflow/react',
  'msw',
  'msw/browser',
  'react',
  'react-aria-components',
  'react-aria/PortalProvider',
  'react-dom',
  'react-dom/client',
  'react-markdown',
  'zod/mini',
]

/** Leaves out fonts in WOFF, because every browser with modules reads WOFF2. */
const onlyWoff2: Plugin = {
  name: 'kathasagar:only-woff2',
  generateBundle(_options, bundle) {
    for (const [name, part] of Object.entries(bundle)) {
      if (name.endsWith('.woff')) delete bundle[name]
      if (part.type === 'asset' && name.endsWith('.css')) {
        part.source = String(part.source).replaceAll(
          /,\s*url\([^)]*\.woff\) format\(['"]woff['"]\)/g,
          '',
        )
      }
    }
  },
}

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './themes/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
    // The panel of this addon needs a running Storybook server.
    ...(isBuilt ? [] : ['@chromatic-com/storybook']),
  ],
  // Adds page headings, such as those of token groups, to the sidebar search.
  features: { experimentalSearchDocsHeadings: true },
  tags: filterTags,
  // `storybook dev` serves covers and scene pictures at the same addresses as the product. A built
  // Storybook contains only those that a page uses.
  staticDirs: [
    './public',
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    ...(isBuilt ? [] : [coverFolder]),
    { from: '../packages/app/public/avatars', to: '/avatars' },
  ],
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.docgen.json',
      // Features without stable components, and screens, have no table of props.
      exclude: [
        '**/*.stories.tsx',
        '**/screens/**',
        '**/features/{account,authoring,notices,site}/**',
      ],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      propFilter(prop) {
        const { name, parent } = prop
        // Excludes `theme` and `as`, which Emotion adds.
        if (parent ? parent.fileName.includes('node_modules') : /^(?:theme|as)$/.test(name)) {
          return false
        }
        completeProp(prop)
        return true
      },
    },
    check: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal(found) {
    return mergeConfig(found, {
      plugins: [jsonImports(), onlyWoff2, ...storyPictures()],
      build: {
        rolldownOptions: {
          experimental: { lazyBarrel: true },
          // One file for what most stories load, instead of hundreds.
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules\/(@?react-|@emotion|@internationalized)/ },
                {
                  name: 'primitives',
                  test: /ui\/src\/(design-system|storybook|testing)\/(?!.*(stories|mdx))/,
                },
              ],
            },
          },
        },
      },
      optimizeDeps: { include: FOUND_LATE },
      resolve: {
        conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'],
        dedupe: ['react', 'react-dom', '@emotion/react'],
      },
    })
  },
}

export default config
