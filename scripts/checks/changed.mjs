import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'

import { root } from '../prepare.mjs'

/** What differs is told from this. */
const since = process.env.CHANGED_SINCE ?? 'origin/main'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Folders in which something differs, whether committed or not. */
export function changedFolders() {
  const files = [
    ...git('diff', '--name-only', '--merge-base', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files.map((file) => `${dirname(file)}/`))]
}

/** What a change is held to: the name of each step, with what it is to look at. */
export function stepsOfChange(folders) {
  const within = (folder) => folders.filter((changed) => changed.startsWith(folder))
  const server = within('packages/server/src/')
  const pieces = within('packages/ui/src/components/')
  return {
    types: [],
    lint: [],
    format: [],
    // By imports, as Vitest reads them; tests of the server go through its composition, which reaches all.
    unit: [`--changed=${since}`, '--passWithNoTests'],
    ...(server.length > 0 && {
      'server on the embedded database': [...server, '--passWithNoTests'],
    }),
    ...(pieces.length > 0 && { stories: ['--some=0', ...pieces] }),
  }
}
