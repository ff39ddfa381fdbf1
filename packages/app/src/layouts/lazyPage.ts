import type { ComponentType } from 'react'

import { FailedRoute } from './FailedRoute.tsx'

/** Code that is loaded when its page is first opened; a page whose code can't be had says so. */
export const lazyPage = (load: () => Promise<ComponentType>) => ({
  Component: () => load().catch(() => FailedRoute),
})
