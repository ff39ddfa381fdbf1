import { spawn } from 'node:child_process'

/** Uses the packages' sources, because the packages are not built. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--conditions=@kathasagar/source']
  .filter(Boolean)
  .join(' ')
const ARGS = ['build', '--logLevel', 'warn', '--configLoader', 'native']

/**
 * Builds the pages, the server rendering, the embedded page and the standalone page in parallel.
 */
const builds = [
  undefined,
  'vite.ssr.config.ts',
  'vite.embed.config.ts',
  'vite.standalone.config.ts',
].map((config) => {
  const vite = spawn('vite', [...ARGS, ...(config ? ['--config', config] : [])], {
    env: { ...process.env, NODE_OPTIONS },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => {
    vite.once('error', () => resolve(1))
    vite.once('exit', (code) => resolve(code ?? 1))
  })
})
process.exitCode = Math.max(...(await Promise.all(builds)))
