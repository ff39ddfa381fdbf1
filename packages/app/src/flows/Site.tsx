import type { ThemeChoice } from '@kathasagar/ui'
import { interfaceLocaleOf } from '@kathasagar/ui/messages'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'

import { App } from '../App.tsx'
import { findRoutes, routes } from '../router.tsx'
import { localeChosen, themeChosen } from '../slices/preferencesSlice.ts'
import { makeStore } from '../store.ts'

export interface SiteProps {
  path: string
  theme: ThemeChoice
  locale?: string | undefined
}

export function Site({ path, theme, locale }: SiteProps) {
  const [store] = useState(() => {
    const fresh = makeStore()
    fresh.dispatch(themeChosen(theme))
    const chosen = interfaceLocaleOf(locale)
    if (chosen) fresh.dispatch(localeChosen(chosen))
    return fresh
  })
  const [router] = useState(() =>
    createMemoryRouter(routes(), { initialEntries: [path], patchRoutesOnNavigation: findRoutes }),
  )

  return <App router={router} store={store} />
}
