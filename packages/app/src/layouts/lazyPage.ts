import { lazyPart } from '@kathasagar/ui/internal'
import type { ReactNode } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'

import { FailedRoute } from './FailedRoute.tsx'

type Page = (props: object) => ReactNode
type LoadPage = () => Promise<{ default: Page }>

/** Loads a page's code on first visit. After a failure it retries on each visit. */
export function lazyPage(load: LoadPage): { Component: () => Promise<Page> } {
  const loadPage = async () => (await load()).default
  return { Component: () => loadPage().catch(() => lazyPart(loadPage, { Instead: FailedRoute })) }
}

/** Creates a route. The guard runs before the page loads. */
export const page = (path: string, load: LoadPage, guard?: LoaderFunction): RouteObject => ({
  path,
  lazy: lazyPage(load),
  ...(guard && { loader: guard }),
})
