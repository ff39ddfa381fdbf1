import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DAY_MS = 24 * 60 * 60 * 1000

/** A release whose day is known, to see whether a registry tells days of releases at all. */
export const KNOWN_RELEASE = { name: 'react', version: '16.0.0', day: '2017-09-26' }

/** What the registry of this machine tells of a package: the time of each version, and the latest. */
export async function askRegistry(name) {
  const { stdout } = await run('npm', ['view', name, 'time', 'dist-tags.latest', '--json'], {
    maxBuffer: 2 ** 28,
  })
  const { time = {}, 'dist-tags.latest': latest = '' } = JSON.parse(stdout || '{}')
  return { time, latest }
}

const dayOf = (time) => time?.slice(0, 10) ?? null

/** Why a registry is not believed; null for one that tells days of releases. */
async function whyNot(ask) {
  const { name, version, day } = KNOWN_RELEASE
  const told = dayOf((await ask(name)).time[version])
  if (told === null) return 'The registry tells no days of releases.'
  const isNear = Math.abs(Date.parse(told) - Date.parse(day)) <= DAY_MS
  return isNear
    ? null
    : `The registry tells the days of its own copies: ${name} ${version} was released on ${day}, it says ${told}.`
}

/**
 * The day of the last release of each package, by its name. Throws where the registry stands in for
 * npm's and tells other days; a package that it knows no day of has "not told".
 */
export async function readReleaseDates(names, ask = askRegistry) {
  const reason = await whyNot(ask)
  if (reason !== null) throw new Error(reason)
  const dates = new Map()
  for (const name of names) {
    const { time, latest } = await ask(name)
    dates.set(name, dayOf(time[latest]) ?? 'not told')
  }
  return dates
}
