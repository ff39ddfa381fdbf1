import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Exits after a garbage collection, because Node may otherwise hang in a compiler thread (nodejs/node#54918). */
export function exitProcess(code: number): never {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  process.exit(code)
}
