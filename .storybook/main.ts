import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
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
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
  ],
  // The covers are those that the server ships and serves under the same address.
  staticDirs: [
    './public',
    { from: '../packages/server/src/seed/covers', to: '/covers' },
    { from: '../packages/app/public/avatars', to: '/avatars' },
    { from: '../packages/app/public/shots', to: '/shots' },
  ],
  typescript: { reactDocgen: 'react-docgen', check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (found) =>
    mergeConfig(found, {
      // Found only while a story runs, these would reload the browser in the middle of its test.
      optimizeDeps: {
        include: [
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
          'react-dom',
          'react-dom/client',
          'react-markdown',
          'react-redux',
          'react-router-dom',
          'redux',
          'zod/mini',
        ],
      },
      resolve: {
        conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'],
        dedupe: ['react', 'react-dom', '@emotion/react'],
      },
    }),
}

export default config
