import { setFlagsFromString } from 'node:v8'

const HEAP_GROWTH_PERCENT = 50

/** Sets V8 to collect garbage when the heap has grown by 50 % instead of 300 %. The setting also applies to threads. */
export function tuneGarbageCollection(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
}
