import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'

import { SPECIALS, unknownSettings } from '../packages/server/src/unknownSettings.mjs'

/** Runs on the machine's own Node, before anything is installed: node built-ins only. */

/** The server judges all settings itself; this is what can be told a minute earlier. */
const RULES = [/\p{Lu}/u, /\p{Ll}/u, /\d/u]
const isStrong = (password) =>
  password.length >= 8 &&
  RULES.every((rule) => rule.test(password)) &&
  [...password].some((sign) => SPECIALS.includes(sign))

/**
 * Tried in the directory, or in the nearest above it that is there, which it would be made in: rights
 * alone do not tell of a disk that is read only, and root has them everywhere.
 */
function mayWriteIn(dir) {
  let place = resolve(dir)
  while (!existsSync(place)) place = dirname(place)
  try {
    rmdirSync(mkdtempSync(join(place, '.kathasagar-')))
    return true
  } catch {
    return false
  }
}

/** By what the system says of listening there; for all else the server has the words. */
const PORT_FAULTS = {
  EADDRINUSE: (port) => `PORT ${port} is in use by another program: set another`,
  EACCES: (port) => `PORT ${port} may not be listened on: set one above 1023`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: (_port, host) => `HOST ${host} has no address`,
}

const isPort = (port) => /^\d+$/u.test(port) && Number(port) <= 65_535

/** Why a server could not listen there; null where it could. */
const portFault = (port, host) =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', ({ code }) => done(code))
    probe.listen(Number(port), host, () => probe.close(() => done(null)))
  })

/** What is wrong with settings, as far as can be told before anything is installed. */
export async function settingFaults(env) {
  const set = (name, usual = '') => env[name]?.trim() || usual
  const [port, host] = [set('PORT', '8080'), set('HOST', '0.0.0.0')]
  const [database, dir] = [set('DATABASE_URL'), set('DATA_DIR', './data')]
  const faults = unknownSettings(env)
  if (!isPort(port)) faults.push(`PORT must be a whole number from 0 to 65535, not "${port}"`)
  else faults.push(...[PORT_FAULTS[await portFault(port, host)]?.(port, host) ?? []].flat())
  if (database && !(/^postgres(?:ql)?:\/\//u.test(database) && URL.canParse(database))) {
    faults.push(
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://; in its password / # ? and % are written as %2F, %23, %3F and %25',
    )
  }
  if (!database && !mayWriteIn(dir))
    faults.push(`DATA_DIR ${dir} is no place that may be written in`)
  // It is for the first admin alone; whether a database of another server has one, our server finds.
  const isNew = !database && !existsSync(join(dir, 'pg'))
  if (isNew && env.ADMIN_PASSWORD && !isStrong(env.ADMIN_PASSWORD)) {
    faults.push(
      'ADMIN_PASSWORD cannot be used. It needs 8 characters: uppercase, lowercase, number and special character',
    )
  }
  return faults
}

/** Returns everything that the server finds wrong with settings. Empty before it is installed. */
function serverFaults(env) {
  const root = join(import.meta.dirname, '..')
  const node = join(root, 'node_modules/.bin/node')
  const ask = `import { readConfig } from './packages/server/src/config.ts'
    console.log(JSON.stringify(readConfig(process.env).problems ?? []))`
  const given = ['--conditions=@kathasagar/source', '--input-type=module', '-e', ask]
  const { stdout, status } = spawnSync(node, given, { cwd: root, env, encoding: 'utf8' })
  return status === 0 ? JSON.parse(stdout) : []
}

/** Ends here, rather than after a minute of installing, if settings cannot be used. */
export async function refuseSettings(env) {
  const first = await settingFaults(env)
  if (first.length === 0) return
  const faults = new Set([...first, ...serverFaults(env)])
  console.error(
    ['These settings cannot be used:', ...[...faults].map((it) => `- ${it}`)].join('\n'),
  )
  process.exit(1)
}
