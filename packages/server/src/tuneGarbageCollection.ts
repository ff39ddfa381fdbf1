import { setFlagsFromString } from 'node:v8'

const HEAP_GROWTH_PERCENT = 50

/** Collects garbage at 50 % growth of the heap instead of 300 %. Also applies to threads. */
export function tuneGarbageCollection(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
}
