import { spawnSync } from 'node:child_process'
import { fdatasyncSync, fsyncSync, statfsSync } from 'node:fs'
import { release } from 'node:os'

import { NodeFS } from '@electric-sql/pglite/nodefs'

/** File systems by statfs(2) numbers: ext4, XFS, Btrfs. The promises of others are unknown. */
const KNOWN = new Set([0xef53, 0x58465342, 0x9123683e])
/** If other programs have written more than this, single syncs may be faster. */
const PATIENCE_MS = 5000

function tellsFaults(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

/**
 * Syncs the file system of a folder. Returns true if all files are certainly on disk. Otherwise,
 * each file must be synced.
 */
function syncFileSystem(dir: string): boolean {
  if (!tellsFaults() || !KNOWN.has(statfsSync(dir).type)) return false
  const { status } = spawnSync('sync', ['--file-system', dir], {
    stdio: 'ignore',
    timeout: PATIENCE_MS,
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

/** Calls that change files or folders. */
const WRITES = {
  stream_ops: ['setattr', 'write', 'msync', 'allocate'],
  node_ops: ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink'],
} as const

/**
 * WAL segments have their final length when they are named, so commits need no entry in the file
 * system's journal. PostgreSQL does the same with fdatasync (`wal_sync_method`).
 */
const WAL_SEGMENT = /\/pg_wal\/[0-9A-F]{24}$/u

/** This many syncs without a write in between are the recovery of all files after a crash. */
const LOOK_OVER_ALL = 16

/** System calls. Tests replace them. */
export interface Disk {
  /** Syncs a file with its metadata. */
  syncFile: (descriptor: number) => void
  /** Syncs the data of a file. */
  syncData: (descriptor: number) => void
  /** Syncs the file system. Returns true if that is certain. */
  syncAll: (dir: string) => boolean
}

const THE_DISK: Disk = {
  syncFile: fsyncSync,
  syncData: fdatasyncSync,
  syncAll: syncFileSystem,
}

/**
 * Adds fsync to PGlite's file layer, which ignores it. After a crash, PostgreSQL syncs a thousand
 * files twice before it writes. This syncs the file system once instead, like
 * `recovery_init_sync_method=syncfs`, which PGlite lacks.
 */
export class SyncedFiles extends NodeFS {
  #disk: Disk
  #isOpen = false
  #isAllOnDisk = false
  #syncsInARow = 0

  constructor(dir: string, disk = THE_DISK) {
    super(dir)
    this.#disk = disk
  }

  /** Called when the database is open and recovered. */
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
    const isLookOver = !this.#isOpen && this.#syncsInARow === LOOK_OVER_ALL
    const isAllOnDisk = isLookOver && this.#disk.syncAll(this.rootDir)
    // Includes this file, because it flushes the disk cache, which XFS may not do above.
    if (WAL_SEGMENT.test(path)) this.#disk.syncData(descriptor)
    else this.#disk.syncFile(descriptor)
    this.#isAllOnDisk = isAllOnDisk
    return 0
  }
}
