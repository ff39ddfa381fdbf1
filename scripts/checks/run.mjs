import { spawn } from 'node:child_process'

import { environment, root } from '../prepare.mjs'

/** Colours where a person looks, none in a file: what is printed has passed through our hands. */
const colours = () => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' })

/** Runs a command beside others and keeps what it prints, so that it can be shown as a whole. */
export function runAside(command, args, env = {}) {
  const since = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment(env), FORCE_COLOR: undefined, ...colours() },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (text) => (output += text)
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const end = (isGood) => resolve({ isGood, output, seconds: (performance.now() - since) / 1000 })
    child.once('error', (error) => {
      keep(`${error.message}\n`)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
