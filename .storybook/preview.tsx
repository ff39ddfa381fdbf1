import type { Decorator, Preview } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'

import '../packages/ui/src/theme/fonts.css'
import { en, type Messages } from '../packages/ui/src/messages/en.ts'
import { INTERFACE_LOCALES, loadMessages, localeName } from '../packages/ui/src/messages/locales.ts'
import { pseudoMessages, pseudoText, urduText } from '../packages/ui/src/messages/pseudo.ts'
import { UiProvider } from '../packages/ui/src/providers/UiProvider.tsx'
import type { ThemeChoice } from '../packages/ui/src/providers/uiContext.ts'
import { modes, viewports } from './modes.ts'
import { checkOtherThemes } from './themes/everyTheme.ts'
import { nightTheme } from './theme.ts'
import './preview.css'

const themes: readonly ThemeChoice[] = ['dark', 'light', 'contrast', 'system']
const isTheme = (value: unknown): value is ThemeChoice => themes.some((theme) => theme === value)

const languages = await Promise.all(
  INTERFACE_LOCALES.map(async (locale) => [
    locale,
    { locale, messages: await loadMessages(locale) },
  ]),
)

/** Languages of the toolbar: those of the product, and two that show what a layout can bear. */
const bundles: Readonly<Record<string, { locale: string; messages: Messages }>> = {
  ...Object.fromEntries(languages),
  pseudo: { locale: 'en', messages: pseudoMessages(pseudoText) },
  'ur-rtl': { locale: 'ur', messages: pseudoMessages(urduText) },
}

/** Vitest sets it; while a person looks, the addon's own panel follows the theme of the toolbar. */
const isTested = import.meta.env['VITEST_STORYBOOK'] !== undefined

const withTheme: Decorator = (Story, { globals, parameters }) => {
  const chosen: unknown = globals['theme']
  const spoken: unknown = globals['locale']
  const bundle = (typeof spoken === 'string' && bundles[spoken]) || { locale: 'en', messages: en }
  const isPage = parameters['layout'] === 'fullscreen'
  const ground = isPage ? 'story-ground' : 'story-ground story-ground-padded'

  if (chosen === 'side by side') {
    return (
      <UiProvider {...bundle} theme="dark">
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
    <UiProvider {...bundle} theme={isTheme(chosen) ? chosen : 'dark'}>
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
  afterEach: async (context) => {
    if (isTested) await checkOtherThemes(context)
  },
  initialGlobals: { theme: 'dark', locale: 'en' },
  globalTypes: {
    locale: {
      description: 'Language of the interface',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          ...INTERFACE_LOCALES.map((value) => ({ value, title: localeName(value) })),
          { value: 'pseudo', title: 'Pseudo: a third longer' },
          { value: 'ur-rtl', title: 'Pseudo: right to left' },
        ],
        dynamicTitle: true,
      },
    },
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
    // Still, as in the tests: a picture in the middle of a movement is never the same twice.
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: { codePanel: true, theme: nightTheme },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } },
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
