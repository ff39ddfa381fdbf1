import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'

import { FailedRoute } from './FailedRoute.tsx'

/** Code that is loaded when its page is first opened; a page whose code can't be had says so. */
export const lazyPage = (load: () => Promise<ComponentType>) => ({
  Component: () => load().catch(() => FailedRoute),
})

/** A page at its address; the guard, if there is one, is asked before it opens. */
export const page = (
  path: string,
  load: () => Promise<ComponentType>,
  guard?: LoaderFunction,
): RouteObject => ({ path, lazy: lazyPage(load), ...(guard && { loader: guard }) })
