import { createContext, useContext } from 'react'

import type { Router } from '../router.tsx'

/** The router itself, which knows of a way that was just taken before any component is told. */
export const RouterContext = createContext<Router | null>(null)

/** The app's router; throws outside the app, where there is none. */
export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('Wrap the tree in <RouterContext>: no router was found.')
  return router
}
