import type { Decorator, Preview } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'

import '../packages/ui/src/design-system/theme/fonts.css'
import { INTERFACE_LOCALES, localeName } from '../packages/ui/src/messages/locales.ts'
import { UiProvider } from '../packages/ui/src/design-system/providers/UiProvider.tsx'
import type { ThemeChoice } from '../packages/ui/src/design-system/context/uiContext.ts'
import { staticFolderHandlers } from './staticFolders.ts'
import { easyControls } from './easyControls.ts'
import { guardFocus } from './guardFocus.ts'
import { keepOpen } from './keepOpen.ts'
import { viewports } from '../packages/ui/src/storybook/modes.ts'
import { languageOf } from '../packages/ui/src/storybook/languages.ts'
import { withStates } from '../packages/ui/src/storybook/StatesSheet.tsx'
import { ThemedDocs } from './ThemedDocs.tsx'
import { checkOtherThemes, withoutColours, type OtherTheme } from './themes/everyTheme.ts'
import './preview.css'

// In ms. The default of 1 s is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
keepOpen()

const themes: readonly ThemeChoice[] = ['dark', 'light', 'contrast', 'system']
const isTheme = (value: unknown): value is ThemeChoice => themes.some((theme) => theme === value)

/** Set by `scripts/storybook/storybookPage.mjs`, which opens all stories. */
const isChecked = new URLSearchParams(location.search).has('checked')

declare global {
  interface Window {
    book?: { colours: { own: boolean; others: readonly OtherTheme[] } }
  }
}

const withTheme: Decorator = (Story, { globals, parameters }) => {
  const chosen: unknown = globals['theme']
  const { locale, messages } = languageOf(globals['locale'])
  const isPage = parameters['layout'] === 'fullscreen'

  return (
    <UiProvider locale={locale} messages={messages} theme={isTheme(chosen) ? chosen : 'dark'}>
      <div className={isPage ? 'story-ground' : 'story-ground story-ground-padded'}>
        <Story />
      </div>
    </UiProvider>
  )
}

const preview: Preview = {
  loaders: [
    // Calls without a handler fail as network errors instead of reaching a server.
    mswLoader(async () => {
      const worker = setupWorker(
        http.all('*/api/v1/*', () => HttpResponse.error()),
        ...staticFolderHandlers(location.href),
      )
      // Relative, so that Storybook works below any path.
      const serviceWorker = { url: './mockServiceWorker.js' }
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker })
      return worker
    }),
  ],
  beforeEach: (context) => {
    localStorage.clear()
    sessionStorage.clear()
    guardFocus()
    if (window.book?.colours.own === false) context.parameters = withoutColours(context.parameters)
  },
  // Waits for effects, which React runs after painting.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    await context.renderToCanvas()
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return context.canvas
  },
  afterEach: async (context) => {
    await checkOtherThemes(context, window.book?.colours.others ?? [])
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
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themes], dynamicTitle: true },
    },
  },
  parameters: {
    // Excludes React Aria's live announcer, which is invisible and may refer to removed elements.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // In checks, axe reports violations only and does not load style sheets, which no enabled
      // rule reads.
      options: isChecked ? { resultTypes: ['violations'], preload: { assets: ['media'] } } : {},
    },
    backgrounds: { disable: true },
    // Sheets and screens enable snapshots. Stopped animations keep them stable.
    chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: { codePanel: true, container: ThemedDocs, toc: { headingSelector: 'h2, h3' } },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Install', 'Consumer guide', 'How to review'],
          'Guidelines',
          ['Principles and voice', 'Patterns', 'Accessibility'],
          'Foundations',
          'Components',
          ['Primitives', 'Layout', 'Story', 'Play', 'Progress', 'Admin'],
          'Screens',
          'Process',
          'Internal',
        ],
      },
    },
  },
  argTypesEnhancers: [easyControls],
  decorators: [withStates, withTheme],
}

export default preview
