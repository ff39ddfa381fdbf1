import { lazyPart } from '@kathasagar/ui'
import type { ReactNode } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'

import { FailedRoute } from './FailedRoute.tsx'

type LoadPage = () => Promise<(props: object) => ReactNode>

/** Loads a page's code on first visit. After a failure it retries on each visit. */
export const lazyPage = (load: LoadPage): { Component: LoadPage } => ({
  Component: () => load().catch(() => lazyPart(load, { Instead: FailedRoute })),
})

/** Creates a route. The guard runs before the page loads. */
export const page = (path: string, load: LoadPage, guard?: LoaderFunction): RouteObject => ({
  path,
  lazy: lazyPage(load),
  ...(guard && { loader: guard }),
})
