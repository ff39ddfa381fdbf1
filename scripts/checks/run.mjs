import { runInBackground as run, serverEnv } from '../prepare.mjs'

/** Returns variables that enable colours. The output is piped, so tools can't detect the terminal. */
const colours = () =>
  process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: undefined, NO_COLOR: '1' }

/** Shares compiled code between child processes. */
const { NODE_COMPILE_CACHE } = serverEnv

export async function runInBackground(command, args, env = {}) {
  const since = performance.now()
  const ran = await run(command, args, { NODE_COMPILE_CACHE, ...env, ...colours() })
  return { ...ran, seconds: (performance.now() - since) / 1000 }
}
