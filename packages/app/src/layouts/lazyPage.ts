import type { ReactNode } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'

import { FailedRoute } from './FailedRoute.tsx'

type Page = (props: object) => ReactNode
type LoadPage = () => Promise<{ default: Page }>

/** Loads a page's code on first visit. Shows an error if that fails. */
export const lazyPage = (load: LoadPage): { Component: () => Promise<Page> } => ({
  Component: async () => (await load().catch(() => ({ default: FailedRoute }))).default,
})

/** Creates a route. The guard runs before the page loads. */
export const page = (path: string, load: LoadPage, guard?: LoaderFunction): RouteObject => ({
  path,
  lazy: lazyPage(load),
  ...(guard && { loader: guard }),
})
