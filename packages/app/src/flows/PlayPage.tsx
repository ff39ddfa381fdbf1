import type { ThemeChoice } from '@kathasagar/ui'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'

import { App } from '../App.tsx'
import { paths } from '../navigation/paths.ts'
import { routes } from '../router.tsx'
import { themeChosen } from '../slices/preferencesSlice.ts'
import { makeStore } from '../store.ts'

export interface PlayPageProps {
  /** The session that is opened. */
  sessionId: string
  /** Colours that a reader has chosen before. */
  theme: ThemeChoice
}

/** The whole product, opened on a session: real store, real routes, no server. */
export function PlayPage({ sessionId, theme }: PlayPageProps) {
  const [store] = useState(() => {
    const fresh = makeStore()
    fresh.dispatch(themeChosen(theme))
    return fresh
  })
  const [router] = useState(() =>
    createMemoryRouter(routes(), { initialEntries: [paths.play(sessionId)] }),
  )

  return <App router={router} store={store} />
}
