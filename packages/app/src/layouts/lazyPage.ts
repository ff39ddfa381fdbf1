import { lazyPart } from '@kathasagar/ui'
import type { ReactNode } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'

import { FailedRoute } from './FailedRoute.tsx'

type LoadPage = () => Promise<(props: object) => ReactNode>

/**
 * Code that is loaded when its page is first opened. A page whose code can't be had says so, and asks for it
 * again whenever it is opened: the router keeps what it was given first.
 */
export const lazyPage = (load: LoadPage): { Component: LoadPage } => ({
  Component: () => load().catch(() => lazyPart(load, { Instead: FailedRoute })),
})

/** A page at its address; the guard, if there is one, is asked before it opens. */
export const page = (path: string, load: LoadPage, guard?: LoaderFunction): RouteObject => ({
  path,
  lazy: lazyPage(load),
  ...(guard && { loader: guard }),
})
