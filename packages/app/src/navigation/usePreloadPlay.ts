import { firstCalls } from '@kathasagar/api'
import { useContext } from 'react'
import { matchRoutes } from 'react-router-dom'

import { paths } from './paths.ts'
import { RouterContext } from './routerContext.ts'

// What fails here is loaded when it is needed, which says what went wrong.
const isTried = () => undefined

/**
 * Gives what loads the code that a story is begun and played with, for when a question stands there that
 * may lead to it: on a phone's network that takes as long as reading the question.
 */
export function usePreloadPlay(): () => void {
  const router = useContext(RouterContext)
  return () => {
    const pages = matchRoutes(router?.routes ?? [], paths.play('any')) ?? []
    const lazy = pages.flatMap(({ route }) => {
      const load = typeof route.lazy === 'object' ? route.lazy.Component : route.lazy
      return load ? [load] : []
    })
    // After the question's own files, which are asked for as it is drawn.
    setTimeout(() => {
      for (const load of [...firstCalls, ...lazy]) load().catch(isTried)
    })
  }
}
