import { createContext, useContext } from 'react'

import type { Router } from '../router.tsx'

export const RouterContext = createContext<Router | null>(null)

/** Returns the app router. Throws outside the app. */
export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('Wrap the tree in <RouterContext>: no router was found.')
  return router
}
