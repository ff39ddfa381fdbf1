import { spawn } from 'node:child_process'

/** What the configuration takes from our packages is read as it is written: none of them is built. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--conditions=@kathasagar/source']
  .filter(Boolean)
  .join(' ')
const ARGS = ['build', '--logLevel', 'warn', '--configLoader', 'native']

/** Builds the pages, what the server draws them with, the embedded page and one to take away: none needs another. */
const builds = [
  undefined,
  'vite.ssr.config.ts',
  'vite.embed.config.ts',
  'vite.takeAway.config.ts',
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
