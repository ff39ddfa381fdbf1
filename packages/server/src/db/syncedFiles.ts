import { spawnSync } from 'node:child_process'
import { fdatasyncSync, fsyncSync, statfsSync } from 'node:fs'
import { release } from 'node:os'

import { NodeFS } from '@electric-sql/pglite/nodefs'

/** File systems with known sync guarantees, by statfs(2) type: ext4, XFS, and Btrfs. */
const KNOWN_FILE_SYSTEMS = new Set([0xef53, 0x58465342, 0x9123683e])
/** Time limit of a full sync. After it, single files are synced, which may be faster. */
const SYNC_TIMEOUT_MS = 5000

function reportsSyncErrors(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

/** Syncs all files. Returns false if it may have failed; then each file must be synced. */
function syncFileSystem(dir: string): boolean {
  if (!reportsSyncErrors() || !KNOWN_FILE_SYSTEMS.has(statfsSync(dir).type)) return false
  const { status } = spawnSync('sync', ['--file-system', dir], {
    stdio: 'ignore',
    timeout: SYNC_TIMEOUT_MS,
  })
  return status === 0
}

interface FileStream {
  nfd: number
  path: string
}
type Operations = Record<string, ((...args: never[]) => unknown) | undefined>
interface FileLayer {
  NODEFS: {
    stream_ops: Operations & { fsync?: (stream: FileStream) => number }
    node_ops: Operations
  }
}

const WRITES = {
  stream_ops: ['setattr', 'write', 'msync', 'allocate'],
  node_ops: ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink'],
} as const

/** Matches files whose length never changes. For these, fdatasync suffices. */
const WAL_SEGMENT = /\/pg_wal\/[0-9A-F]{24}$/u

/** Number of consecutive syncs without a write after which crash recovery is assumed to sync all files. */
const RECOVERY_SYNCS = 16

export interface Disk {
  syncFile: (descriptor: number) => void
  syncData: (descriptor: number) => void
  syncAll: (dir: string) => boolean
}

const REAL_DISK: Disk = { syncFile: fsyncSync, syncData: fdatasyncSync, syncAll: syncFileSystem }

/** Implements fsync, which PGlite ignores. During crash recovery, one syncfs replaces 2,000 single syncs. */
export class SyncedFiles extends NodeFS {
  #disk: Disk
  #isOpen = false
  #isAllOnDisk = false
  #syncsInARow = 0

  constructor(dir: string, disk = REAL_DISK) {
    super(dir)
    this.#disk = disk
  }

  opened() {
    this.#isOpen = true
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(pg, options)
    started.emscriptenOpts.preRun?.push((module: unknown) => {
      const layer = (module as FileLayer).NODEFS
      layer.stream_ops.fsync = (stream) => this.#sync(stream)
      this.#watch(layer.stream_ops, WRITES.stream_ops)
      this.#watch(layer.node_ops, WRITES.node_ops)
    })
    return started
  }

  #watch(operations: Operations, names: readonly string[]) {
    for (const name of names) {
      const operation = operations[name]
      if (!operation) continue
      operations[name] = (...args) => {
        this.#isAllOnDisk = false
        this.#syncsInARow = 0
        return Reflect.apply(operation, operations, args) as unknown
      }
    }
  }

  #sync({ nfd: descriptor, path }: FileStream): number {
    if (this.#isAllOnDisk) return 0
    this.#syncsInARow += 1
    const isLookOver = !this.#isOpen && this.#syncsInARow === RECOVERY_SYNCS
    const isAllOnDisk = isLookOver && this.#disk.syncAll(this.rootDir)
    // Also syncs the file itself, because syncfs on XFS may not flush the disk cache.
    if (WAL_SEGMENT.test(path)) this.#disk.syncData(descriptor)
    else this.#disk.syncFile(descriptor)
    this.#isAllOnDisk = isAllOnDisk
    return 0
  }
}
