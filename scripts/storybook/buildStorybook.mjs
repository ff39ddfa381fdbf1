import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { newestChange, root, run } from '../prepare.mjs'

/** Where `npm run build:storybook` leaves the book. */
export const storybookFolder = join(root, 'storybook-static')

const SOURCES = [
  '.storybook',
  'scripts/storybook',
  'packages/ui/CHANGELOG.md',
  'packages/ui/src',
  'packages/app/src',
  'packages/app/public',
  'packages/api/src',
  'packages/server/src',
  'package-lock.json',
]

/** Whether the book is younger than all that it is made of. */
export function isStorybookBuilt() {
  const built = join(storybookFolder, 'index.json')
  if (!existsSync(built)) return false
  const since = statSync(built).mtimeMs
  return SOURCES.every((source) => newestChange(join(root, source)) <= since)
}

/** What npm is told to build it, and by what it takes the packages' sources, built or not. */
export const storybookScript = ['run', 'build:storybook', '--loglevel=error']
export const storybookEnv = { NODE_OPTIONS: '--conditions=@kathasagar/source' }

/** Builds it; false when that fails. */
export const buildStorybook = () => run('npm', storybookScript, { quiet: true, env: storybookEnv })

/** All that the built book lists in its own index: stories, and pages of documentation. */
const entriesOf = (folder) =>
  Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)

/** Stories of the built book. */
export const storiesOf = (folder = storybookFolder) =>
  entriesOf(folder).filter(({ type }) => type === 'story')

/** Its pages of documentation: those of the pieces, and those that were written. */
export const pagesOf = (folder = storybookFolder) =>
  entriesOf(folder).filter(({ type }) => type === 'docs')
