import { spawnSync } from 'node:child_process'

import { commandLine } from './commandLine.mjs'
import { root, say } from './prepare.mjs'

/** Fetches the figures of the last nightly run that ended well, by GitHub's own command. */
commandLine({
  usage: `node scripts/lastFigures.mjs
Puts the figures of the last nightly run into bench/results/last; needs gh, and GH_TOKEN.`,
})

const FOLDER = 'bench/results/last'
const gh = (...args) => spawnSync('gh', args, { cwd: root, encoding: 'utf8' })
const END_WITH = (fault) => {
  console.error(fault)
  process.exit(1)
}

const asked = ['--workflow', 'nightly.yml', '--status', 'success', '--limit', '1']
const listed = gh('run', 'list', ...asked, '--json', 'databaseId', '--jq', '.[].databaseId')
if (listed.error) END_WITH('gh is not installed: https://cli.github.com')
if (listed.status !== 0) END_WITH(listed.stderr)
const run = listed.stdout.trim()
if (run === '') say('No run has ended well before: there is nothing to compare with')
else {
  const { status, stderr } = gh('run', 'download', run, '--name', 'figures', '--dir', FOLDER)
  if (status !== 0) END_WITH(stderr)
  say(`The figures of run ${run} are in ${FOLDER}`)
}
