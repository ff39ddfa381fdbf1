import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { openedServer } from '../packages/server/src/test/serverProcess.ts'
import { environment, root, say, textOf } from './prepare.mjs'

/**
 * Goes through the Dockerfile without a container engine: each stage in an empty folder, with the
 * same copies and commands, then the command that the image runs, as somebody else than root, in
 * folders that it may not write. What it cannot try: the base image itself, and the engine's own
 * walls.
 */
commandLine({
  usage: `npm run try:image
Goes through the Dockerfile without a container engine.`,
})
const NOBODY = 65_534
const folder = mkdtempSync(join(tmpdir(), 'kathasagar-image-'))
chmodSync(folder, 0o755)

/** What the engine would send: files that git knows of, and nothing that is ignored. */
const context = join(folder, 'context')
mkdirSync(context)
const listed = 'git ls-files -z --cached --others --exclude-standard'
execFileSync('sh', ['-c', `${listed} | tar -c --null -T - | tar -x -C ${context}`], { cwd: root })

const instructions = textOf('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^(\w+) (.*)$/.exec(line).slice(1))

const fail = (why) => {
  console.error(why)
  rmSync(folder, { recursive: true, force: true })
  process.exit(1)
}

/** Copies as COPY does: folders by what is in them. */
function copy(args, stage) {
  const parts = args.split(' ')
  const from = parts[0].startsWith('--from=') ? parts.shift().slice('--from='.length) : null
  const target = parts.pop()
  for (const source of parts) {
    const origin = from ? join(folder, from, source) : join(context, source)
    const isFolderTarget = target === '.' || target === './' || target.endsWith('/')
    const goal = join(stage, 'app', target, isFolderTarget && source !== '.' ? source : '')
    cpSync(origin, goal, { recursive: true })
  }
}

/** Whose a folder is where the engine has its way; who the image calls `node` is nobody here. */
function own(path, isOfRoot) {
  if (process.getuid?.() === 0 && !isOfRoot) chownSync(path, NOBODY, NOBODY)
}

const FOLDER = 'install -d '
/** A folder at the root of the image: that of the stage, not of this machine. */
function makeFolder(stage, args) {
  const [, mode, owner, path] = /^-m (\d+) -o (\w+) -g \2 (\/\w+)$/.exec(args) ?? []
  if (path === undefined) fail(`Not understood: install -d ${args}`)
  mkdirSync(join(stage, path), { mode: Number.parseInt(mode, 8) })
  own(join(stage, path), owner === 'root')
}

function runIn(stage, command) {
  say(`RUN ${command}`)
  if (command.startsWith(FOLDER)) {
    makeFolder(stage, command.slice(FOLDER.length))
    return
  }
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: join(stage, 'app'),
    env: environment({ NODE_ENV: '' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) fail(`RUN failed: ${command}`)
}

/** Goes through all stages; answers the last one, with the command that it runs. */
function build() {
  let stage = ''
  let command = []
  let env = {}
  for (const [name, args] of instructions) {
    if (name === 'FROM') {
      stage = join(folder, / AS (\w+)$/.exec(args)?.[1] ?? 'image')
      mkdirSync(join(stage, 'app'), { recursive: true })
    } else if (name === 'COPY') copy(args, stage)
    else if (name === 'RUN') runIn(stage, args)
    // The engine makes what is not there, as root.
    else if (name === 'VOLUME') mkdirSync(join(stage, args), { recursive: true })
    else if (name === 'ENV') env = Object.fromEntries(args.split(' ').map((it) => it.split('=')))
    else if (name === 'CMD') command = JSON.parse(args)
  }
  return { stage, command, env }
}

const { stage, command, env } = build()
const data = join(stage, env.DATA_DIR)
const scratch = join(folder, 'tmp')
mkdirSync(scratch, { mode: 0o700 })
own(scratch, false)
const [megabytes] = String(execFileSync('du', ['-sm', join(stage, 'app')])).split('\t')
say(`The image holds ${megabytes} MB beside its base`)

say(`CMD ${command.join(' ')}`)
const child = spawn(command[0] === 'node' ? process.execPath : command[0], command.slice(1), {
  cwd: join(stage, 'app'),
  env: {
    PATH: process.env.PATH,
    HOME: scratch,
    TMPDIR: scratch,
    ...env,
    DATA_DIR: data,
    PORT: '0',
    HOST: '127.0.0.1',
  },
  stdio: ['ignore', 'pipe', 'pipe'],
  ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
})

try {
  const { address, said, stop } = await openedServer(child)
  for (const [path, expected] of [
    ['/health/ready', '"ok":true'],
    ['/home', '<main'],
    ['/api/v1/stories/', '"stories"'],
  ]) {
    const response = await fetch(`${address}${path}`, { headers: { accept: 'text/html,*/*' } })
    const text = await response.text()
    if (!response.ok || !text.includes(expected))
      throw new Error(`${path} answered ${response.status}`)
    say(`${path} answers`)
  }
  const code = await stop()
  if (code !== 0) throw new Error(`It stopped with ${code}:\n${said()}`)
  say('It stops when it is told to, with a backup in its volume')
} catch (error) {
  child.kill('SIGKILL')
  fail(String(error))
}
rmSync(folder, { recursive: true, force: true })
console.log('The image’s steps work in an empty folder, as nobody, without writing to it.')
