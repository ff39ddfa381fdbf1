import { spawn } from 'node:child_process'

/** Builds the pages and what the server draws them with beside each other: neither needs the other. */
const builds = [[], ['--config', 'vite.ssr.config.ts']].map((config) => {
  const vite = spawn('vite', ['build', '--logLevel', 'warn', ...config], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => {
    vite.once('error', () => resolve(1))
    vite.once('exit', (code) => resolve(code ?? 1))
  })
})
process.exitCode = Math.max(...(await Promise.all(builds)))
