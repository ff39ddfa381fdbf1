import { firstCalls } from '@kathasagar/api/internal'
import { useContext } from 'react'
import { matchRoutes } from 'react-router-dom'

import { paths } from './paths.ts'
import { RouterContext } from './routerContext.ts'

// If the code is needed later, a failure is reported then.
const ignoreFailure = () => undefined

export function usePreloadPlay(): () => void {
  const router = useContext(RouterContext)
  return () => {
    const pages = matchRoutes(router?.routes ?? [], paths.play('any')) ?? []
    const lazy = pages.flatMap(({ route }) => {
      const load = typeof route.lazy === 'object' ? route.lazy.Component : route.lazy
      return load ? [load] : []
    })
    // After the timeout, the dialog's own code is loaded.
    setTimeout(() => {
      for (const load of [...firstCalls, ...lazy]) load().catch(ignoreFailure)
    })
  }
}
