import { ensureBrowser } from '../ensureBrowser.mjs'
import { ensurePostgres } from '../postgres.mjs'

const NO_BROWSER =
  'No Chromium runs here and none can be installed: install one, or name it in CHROMIUM_PATH.'

const NEEDS = {
  browser: { ensure: () => ensureBrowser({ isShell: true }), sentence: NO_BROWSER },
  // A headless shell does not isolate frames in processes and renders text differently.
  'whole browser': { ensure: () => ensureBrowser(), sentence: NO_BROWSER },
  postgres: {
    ensure: hasPostgres,
    sentence:
      'No PostgreSQL is here and none can be installed: install one, or give the address of a server in TEST_DATABASE_URL.',
  },
}

/** Returns true if the server of TEST_DATABASE_URL responds or one can be started. */
async function hasPostgres() {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return ensurePostgres()
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    return `The PostgreSQL of TEST_DATABASE_URL does not answer (${error.code ?? error.message}): start it, or name another there.`
  }
}

/** Returns a message for each missing prerequisite, before any step runs. */
export async function missing(steps, { isAll = false } = {}) {
  const needed = new Set(
    steps.flatMap(({ needs = [], needsInAll = [] }) => [...needs, ...(isAll ? needsInAll : [])]),
  )
  const sentences = new Set()
  for (const name of needed) {
    const found = await NEEDS[name].ensure()
    if (found !== true) sentences.add(found === false ? NEEDS[name].sentence : found)
  }
  return [...sentences]
}
