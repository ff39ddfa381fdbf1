import { setFlagsFromString } from 'node:v8'

/** Of what is kept, how much more may be taken before what is no longer needed is thrown away. */
const GROWS_BY_PERCENT = 50

/**
 * Has V8 throw away what is no longer needed once the heap has grown by half of what it keeps. Left to
 * itself it lets it grow to four times that, and more where the machine is busy. Holds for threads too.
 */
export function boundGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWS_BY_PERCENT}`)
}
