import type { Decorator, Preview } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'

import '../packages/ui/src/theme/fonts.css'
import { UiProvider } from '../packages/ui/src/providers/UiProvider.tsx'
import type { ThemeChoice } from '../packages/ui/src/providers/uiContext.ts'
import { nightTheme } from './theme.ts'
import './preview.css'

const themes: readonly ThemeChoice[] = ['dark', 'light', 'contrast', 'system']
const isTheme = (value: unknown): value is ThemeChoice => themes.some((theme) => theme === value)

const withTheme: Decorator = (Story, { globals, parameters }) => {
  const chosen: unknown = globals['theme']
  const isPage = parameters['layout'] === 'fullscreen'
  const ground = isPage ? 'story-ground' : 'story-ground story-ground-padded'

  if (chosen === 'side by side') {
    return (
      <UiProvider theme="dark">
        <div className="story-pair">
          {(['dark', 'light'] as const).map((theme) => (
            <UiProvider key={theme} theme={theme}>
              <div className={ground}>
                <Story />
              </div>
            </UiProvider>
          ))}
        </div>
      </UiProvider>
    )
  }
  return (
    <UiProvider theme={isTheme(chosen) ? chosen : 'dark'}>
      <div className={ground}>
        <Story />
      </div>
    </UiProvider>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    // A call that no story answers is a network error, never a real request.
    mswLoader(async () => {
      const worker = setupWorker(http.all('*/api/v1/*', () => HttpResponse.error()))
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
      return worker
    }),
    async () => ({ fonts: await document.fonts.ready }),
  ],
  // What one story keeps on the device must not be found by the next.
  beforeEach: () => localStorage.clear(),
  initialGlobals: { theme: 'dark' },
  globalTypes: {
    theme: {
      description: 'Theme of the stories',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: [...themes, 'side by side'],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { codePanel: true, theme: nightTheme },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Principles and voice',
          'Patterns',
          'Accessibility',
          'Consumer guide',
          'Foundations',
          'Primitives',
          'Layout',
          'Story',
          'Play',
          'Account',
          'Authoring',
          'Progress',
          'Admin',
          'Screens',
          'Flows',
        ],
      },
    },
  },
  decorators: [withTheme],
}

export default preview
