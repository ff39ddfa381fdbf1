import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects garbage first, because Node may wait for ever for a compiling thread
 * (nodejs/node#54918). Otherwise 7 of 40 refused starts hung.
 */
export function exitProcess(code: number): never {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  process.exit(code)
}
