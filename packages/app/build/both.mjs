import { spawn } from 'node:child_process'

/** What the configuration takes from our packages is read as it is written: none of them is built. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--conditions=@kathasagar/source']
  .filter(Boolean)
  .join(' ')
const ARGS = ['build', '--logLevel', 'warn', '--configLoader', 'native']

/** Builds the pages, what the server draws them with and the embedded page: none needs another. */
const builds = [[], ['--config', 'vite.ssr.config.ts'], ['--config', 'vite.embed.config.ts']].map(
  (config) => {
    const vite = spawn('vite', [...ARGS, ...config], {
      env: { ...process.env, NODE_OPTIONS },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    return new Promise((resolve) => {
      vite.once('error', () => resolve(1))
      vite.once('exit', (code) => resolve(code ?? 1))
    })
  },
)
process.exitCode = Math.max(...(await Promise.all(builds)))
