import type { FastifyBaseLogger } from 'fastify'

import type { Hindrance } from './readiness.ts'
import { WHY } from './health.ts'

type Find = () => Promise<Hindrance | null>

/** Logs changes of readiness once. */
export function watchReadiness(find: Find, log: Pick<FastifyBaseLogger, 'info' | 'error'>): Find {
  let isReady = true
  return async () => {
    const hindrance = await find()
    // A shutdown is expected and logged elsewhere.
    const isReadyNow = hindrance === null || hindrance === 'stopping'
    if (isReady && !isReadyNow) log.error({ hindrance }, `not ready: ${WHY[hindrance]}`)
    if (!isReady && isReadyNow) log.info('ready again')
    isReady = isReadyNow
    return hindrance
  }
}
