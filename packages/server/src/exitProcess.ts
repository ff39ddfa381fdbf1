import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Ends the process. Collects garbage first, because Node may hang in a compiler thread (nodejs/node#54918). */
export function exitProcess(code: number): never {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  process.exit(code)
}
