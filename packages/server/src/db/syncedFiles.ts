import { spawnSync } from 'node:child_process'
import { fdatasyncSync, fsyncSync, statfsSync } from 'node:fs'
import { release } from 'node:os'

import { NodeFS } from '@electric-sql/pglite/nodefs'

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

/** What changes a file, or the folder that it is in. */
const WRITES = {
  stream_ops: ['setattr', 'write', 'msync', 'allocate'],
  node_ops: ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink'],
} as const

/**
 * A segment of the WAL is as long as it will ever be when it gets its name: what a commit writes into it
 * is on the disk without an entry in the file system's own journal, which others may keep busy.
 * PostgreSQL does the same wherever it has fdatasync (`wal_sync_method`).
 */
const WAL_SEGMENT = /\/pg_wal\/[0-9A-F]{24}$/u

/** So many in a row, with nothing written in between, are the look over all files after a crash. */
const LOOK_OVER_ALL = 16

/** What puts files on the disk; a test listens in. */
export interface Disk {
  /** Puts one file there. */
  syncFile: (descriptor: number) => void
  /** Puts there what was written into it, and not when. */
  syncData: (descriptor: number) => void
  /** Puts all that was written on the file system there; whether that is certain. */
  syncAll: (dir: string) => boolean
}

const THE_DISK: Disk = {
  syncFile: fsyncSync,
  syncData: fdatasyncSync,
  syncAll: syncFileSystem,
}

/**
 * PGlite's file layer answers fsync without doing it; this one does, so a power cut loses nothing.
 *
 * After a crash PostgreSQL asks that for each of a thousand files, twice, before it writes anything:
 * the process that died may have left some in the memory of the system. The file system is then put
 * on the disk in one go, as by `recovery_init_sync_method=syncfs`, which PGlite was built without.
 * Until something is written again there is nothing to be done for any file.
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

  /** The database is open: it has looked over its files, if it had to. */
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
    // This one as well: it makes the disk empty its own memory, which XFS may not ask for above.
    if (WAL_SEGMENT.test(path)) this.#disk.syncData(descriptor)
    else this.#disk.syncFile(descriptor)
    this.#isAllOnDisk = isAllOnDisk
    return 0
  }
}
