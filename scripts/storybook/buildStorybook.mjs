import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { newestChange, root, run } from '../prepare.mjs'

export const storybookFolder = join(root, 'storybook-static')

const SOURCES = [
  '.storybook',
  'scripts/storybook',
  'packages/ui/CHANGELOG.md',
  'packages/ui/src',
  'packages/app/public',
  'packages/api/src',
  'packages/server/src',
  'package-lock.json',
]

/** True if no source is newer than the build. */
export function isStorybookBuilt() {
  const built = join(storybookFolder, 'index.json')
  if (!existsSync(built)) return false
  const since = statSync(built).mtimeMs
  return SOURCES.every((source) => newestChange(join(root, source)) <= since)
}

/** Resolves the packages' sources, whether they are built or not. */
export const storybookScript = ['run', 'build:storybook', '--loglevel=error']
export const storybookEnv = { NODE_OPTIONS: '--conditions=@kathasagar/source' }

export const buildStorybook = () => run('npm', storybookScript, { quiet: true, env: storybookEnv })

const entriesOf = (folder) =>
  Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)

export const storiesOf = (folder = storybookFolder) =>
  entriesOf(folder).filter(({ type }) => type === 'story')

export const pagesOf = (folder = storybookFolder) =>
  entriesOf(folder).filter(({ type }) => type === 'docs')
