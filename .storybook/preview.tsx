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
import { guardFocus } from './guardFocus.ts'
import { keepOpen } from './keepOpen.ts'
import { modes, viewports } from '../packages/ui/src/storybook/modes.ts'
import { languageOf } from '../packages/ui/src/storybook/languages.ts'
import { withStates } from '../packages/ui/src/storybook/StatesSheet.tsx'
import { ThemedDocs } from './ThemedDocs.tsx'
import { checkOtherThemes, withoutColours, type OtherTheme } from './themes/everyTheme.ts'
import './preview.css'

// When what a play waits for counts as never to come; alone it is given up after a second, which a
// busy machine needs for a frame.
configure({ asyncUtilTimeout: 20_000 })
keepOpen()

const themes: readonly ThemeChoice[] = ['dark', 'light', 'contrast', 'system']
const isTheme = (value: unknown): value is ThemeChoice => themes.some((theme) => theme === value)

/** What opens every story of the built book asks so. */
const isChecked = new URLSearchParams(location.search).has('checked')

declare global {
  interface Window {
    /** There where all stories are opened one after the other (scripts/storybook/storybookPage.mjs). */
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
  tags: ['autodocs'],
  loaders: [
    // A call that no story answers is a network error, never a real request.
    mswLoader(async () => {
      const worker = setupWorker(
        http.all('*/api/v1/*', () => HttpResponse.error()),
        ...staticFolderHandlers(location.href),
      )
      // Beside the book, wherever that is hosted.
      const serviceWorker = { url: './mockServiceWorker.js' }
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker })
      return worker
    }),
  ],
  beforeEach: (context) => {
    // What one story keeps on the device must not be found by the next.
    localStorage.clear()
    sessionStorage.clear()
    guardFocus()
    if (window.book?.colours.own === false) context.parameters = withoutColours(context.parameters)
  },
  // React as it ships runs effects a little after it has drawn: no hand is that quick.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    await context.renderToCanvas()
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return context.canvas
  },
  afterEach: async (context) => {
    // What only shows other stories together has been looked at story by story.
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
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: [...themes],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // React Aria's own voice names things that may have gone; it is for the ear, and has no look.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // What is sound fills the panel, and nobody reads it where stories are checked; and no rule
      // that is asked reads style sheets, which axe would parse anew each time.
      options: isChecked ? { resultTypes: ['violations'], preload: { assets: ['media'] } } : {},
    },
    backgrounds: { disable: true },
    // Still, as in the tests: a picture in the middle of a movement is never the same twice.
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: {
      codePanel: true,
      container: ThemedDocs,
      toc: { headingSelector: 'h2, h3' },
    },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'How to review',
          'Install',
          "What's new: the changelog",
          'Principles and voice',
          'Patterns',
          'Accessibility',
          'Consumer guide',
          'Theming',
          'Typography',
          'Space, radius, elevation and breakpoints',
          'Motion',
          'Icons and marks',
          'Images',
          'Internationalisation and right to left',
          'Browsers and assistive technology',
          'Migration and versions',
          'Life cycle and deprecation',
          'Contributing a component',
          'Foundations',
          'Primitives',
          'Layout',
          'Story',
          'Play',
          'Account',
          'Authoring',
          'Progress',
          'Admin',
          'Landing',
          'Feedback',
          'Screens',
          'Flows',
        ],
      },
    },
  },
  decorators: [withStates, withTheme],
}

export default preview
