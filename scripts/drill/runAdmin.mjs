import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { nodePath, root } from '../prepare.mjs'

const ADMIN = join(root, 'packages/server/src/cli/admin.ts')

/**
 * Runs a command of `npm run admin --` with these settings and no others, so that no installation that
 * the environment names is touched; throws where it is refused.
 */
export const runAdmin = (settings, ...args) =>
  execFileSync(nodePath(), ['--conditions=@kathasagar/source', ADMIN, ...args], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  })
