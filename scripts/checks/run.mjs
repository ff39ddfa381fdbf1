import { runAside as run, serverEnv } from '../prepare.mjs'

/** Colours where a person looks, none in a file: what is printed has passed through our hands. */
const colours = () =>
  process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: undefined, NO_COLOR: '1' }

/** Programs of ours that steps start read no TypeScript twice. */
const { NODE_COMPILE_CACHE } = serverEnv

/** Runs a command beside others and keeps what it prints, so that it can be shown as a whole. */
export async function runAside(command, args, env = {}) {
  const since = performance.now()
  const ran = await run(command, args, { NODE_COMPILE_CACHE, ...env, ...colours() })
  return { ...ran, seconds: (performance.now() - since) / 1000 }
}
