import { existsSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

import { compressFiles, QUALITY } from '../packages/app/build/compress.mjs'
import { COMPRESSED_QUICKLY, root } from './prepare.mjs'

/**
 * Compresses as well as can be the pages that a start has compressed quickly, while they are served
 * and without getting in their way. Where it is broken off the next start does it.
 */
if (existsSync(COMPRESSED_QUICKLY)) {
  setPriority(constants.priority.PRIORITY_LOW)
  await compressFiles(join(root, 'packages/app/dist'), QUALITY.best)
  rmSync(COMPRESSED_QUICKLY)
}
