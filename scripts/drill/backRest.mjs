import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { aptInstall } from '../ensureBrowser.mjs'
import { say } from '../prepare.mjs'

const STANZA = 'kathasagar'

const isInstalled = () => execFileSync('sh', ['-c', 'command -v pgbackrest || true']).length > 0

/** Gets pgBackRest from Debian's packages where it is missing; throws where it cannot be had. */
function ensureBackRest() {
  if (isInstalled()) return
  say('Getting pgBackRest')
  if (!aptInstall('pgbackrest') || !isInstalled())
    throw new Error('There is no pgbackrest: install it.')
}

/** As docs/OPERATIONS.md says, all below one folder. */
const settingsOf = ({ folder, cluster, port, places: { repository, log, spool } }) => `[global]
repo1-path=${repository}
repo1-retention-full=2
log-path=${log}
spool-path=${spool}
lock-path=${folder}
start-fast=y
[${STANZA}]
pg1-path=${cluster}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=kathasagar
pg1-database=postgres
`

/**
 * Sets pgBackRest up for a cluster. Gives what runs it, as the user that PostgreSQL runs as, and the
 * command by which PostgreSQL archives its log.
 */
export function openBackRest({ user, folder, cluster, port }) {
  ensureBackRest()
  const file = join(folder, 'pgbackrest.conf')
  const placeOf = (name) => {
    const place = join(folder, name)
    mkdirSync(place)
    return [name, place]
  }
  const places = Object.fromEntries(['repository', 'log', 'spool'].map(placeOf))
  writeFileSync(file, settingsOf({ folder, cluster, port, places }))
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  const given = [`--config=${file}`, `--stanza=${STANZA}`, '--log-level-console=warn']
  return {
    run: (...args) =>
      execFileSync('pgbackrest', [...given, ...args], { ...user, cwd: folder, stdio: 'inherit' }),
    archiveCommand: `pgbackrest ${given.join(' ')} archive-push %p`,
  }
}
