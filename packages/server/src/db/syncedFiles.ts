import { fsyncSync } from 'node:fs'

import { NodeFS } from '@electric-sql/pglite/nodefs'

interface FileStream {
  nfd: number
}
type FileSystems = { NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number } } }

/** PGlite's file layer answers fsync without doing it; this one does, so a power cut loses nothing. */
export class SyncedFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(pg, options)
    started.emscriptenOpts.preRun?.push((module: unknown) => {
      ;(module as FileSystems).NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd)
        return 0
      }
    })
    return started
  }
}
