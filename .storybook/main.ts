import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

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
    { from: '../packages/app/public/shots', to: '/shots' },
  ],
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.docgen.json',
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
      plugins: [jsonImports(), ...storyPictures()],
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
