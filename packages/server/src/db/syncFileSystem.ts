import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { release } from 'node:os'

/** ext4, XFS and Btrfs, by the numbers of statfs(2): of others we do not know what their sync promises. */
const KNOWN = new Set([0xef53, 0x58465342, 0x9123683e])
/** With much to write for other programs, one file after the other may be sooner there. */
const PATIENCE_MS = 5000

/** Since 5.8 Linux tells of what could not be written. */
function tellsFaults(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

/**
 * Puts on the disk all that was written on the file system of a folder, by whomever. True when that
 * is certain; otherwise each file is still to be put there by itself.
 */
export function syncFileSystem(dir: string): boolean {
  if (!tellsFaults() || !KNOWN.has(statfsSync(dir).type)) return false
  const { status } = spawnSync('sync', ['--file-system', dir], {
    stdio: 'ignore',
    timeout: PATIENCE_MS,
  })
  return status === 0
}
