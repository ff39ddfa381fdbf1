import { setFlagsFromString } from 'node:v8'

const GROWS_BY_PERCENT = 50

/**
 * Makes V8 collect garbage once the heap has grown by half. The default is fourfold growth. Also
 * applies to worker threads.
 */
export function boundGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWS_BY_PERCENT}`)
}
