import type { FastifyBaseLogger } from 'fastify'

import type { Hindrance } from '../services/readiness.ts'
import { WHY } from './health.ts'

type Find = () => Promise<Hindrance | null>

/** Says once in the log that a process takes no work, and once that it does again. */
export function watchReadiness(find: Find, log: Pick<FastifyBaseLogger, 'info' | 'error'>): Find {
  let isReady = true
  return async () => {
    const hindrance = await find()
    // That it stops is no trouble, and said by whoever stops it.
    const isReadyNow = hindrance === null || hindrance === 'stopping'
    if (isReady && !isReadyNow) log.error({ hindrance }, `not ready: ${WHY[hindrance]}`)
    if (!isReady && isReadyNow) log.info('ready again')
    isReady = isReadyNow
    return hindrance
  }
}
