import { interfaceLocaleOf, type ThemeChoice } from '@kathasagar/ui'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'

import { App } from '../App.tsx'
import { findRoutes, routes } from '../router.tsx'
import { localeChosen, themeChosen } from '../slices/preferencesSlice.ts'
import { makeStore } from '../store.ts'

export interface SiteProps {
  /** The address that is opened first. */
  path: string
  /** Colours that a reader has chosen before. */
  theme: ThemeChoice
  /** Language as a reader has chosen it; where the site does not speak it, nothing is chosen. */
  locale?: string | undefined
}

/** The whole product, opened at an address: real store, real routes, no server. */
export function Site({ path, theme, locale }: SiteProps) {
  const [store] = useState(() => {
    const fresh = makeStore()
    fresh.dispatch(themeChosen(theme))
    const chosen = interfaceLocaleOf(locale)
    if (chosen) fresh.dispatch(localeChosen(chosen))
    return fresh
  })
  const [router] = useState(() =>
    createMemoryRouter(routes(), {
      initialEntries: [path],
      patchRoutesOnNavigation: findRoutes,
    }),
  )

  return <App router={router} store={store} />
}

/** The same in the theme of the toolbar, as stories draw it. */
export const drawSite = (args: SiteProps, { globals }: { globals: Record<string, unknown> }) => (
  <Site {...args} theme={globals['theme'] === 'light' ? 'light' : 'dark'} />
)
