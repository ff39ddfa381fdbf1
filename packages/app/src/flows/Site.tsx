import type { ThemeChoice } from '@kathasagar/ui'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'

import { App } from '../App.tsx'
import { findRoutes, routes } from '../router.tsx'
import { themeChosen } from '../slices/preferencesSlice.ts'
import { makeStore } from '../store.ts'

export interface SiteProps {
  /** The address that is opened first. */
  path: string
  theme: ThemeChoice
}

/** The whole product, opened at an address: real store, real routes, no server. */
export function Site({ path, theme }: SiteProps) {
  const [store] = useState(() => {
    const fresh = makeStore()
    fresh.dispatch(themeChosen(theme))
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
