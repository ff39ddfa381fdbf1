import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

import type { AuditFiles, ChainLink, MovedFile } from '../services/audit/chainPorts.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

const NAME = /^events-(\d+)-(\d+)-(\d{4}-\d\d-\d\d)\.jsonl\.gz$/
const DIGITS = 12

function movedFile(name: string): MovedFile[] {
  const [, from = '', to = '', day = ''] = NAME.exec(name) ?? []
  return day === '' ? [] : [{ name, from: Number(from), to: Number(to), day }]
}

const placed = (seq: number) => String(seq).padStart(DIGITS, '0')

/** Whole or not at all: what stood there is replaced once all of it is on the disk. */
async function writeWhole(dir: string, name: string, bytes: Uint8Array | string) {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const part = join(dir, `${name}.${process.pid}.part`)
  const handle = await open(part, 'w', 0o600)
  await handle.writeFile(bytes)
  await handle.sync()
  await handle.close()
  await rename(part, join(dir, name))
}

const namesIn = async (dir: string) => (existsSync(dir) ? (await readdir(dir)).sort() : [])

/** The folder in which a data directory keeps what has left the audit log, and its anchors. */
export const auditFolder = (dataDir: string): string => join(dataDir, 'audit')

/** Events that have left the database, and anchors of the chain, as files of a folder. */
export function openAuditFiles(folder: string): AuditFiles {
  const anchors = join(folder, 'anchors')
  return {
    listMoved: async () => (await namesIn(folder)).flatMap(movedFile),
    saveMoved: async ({ from, to, day }, links) => {
      const lines = links.map((link) => `${JSON.stringify(link)}\n`).join('')
      const name = `events-${placed(from)}-${placed(to)}-${day}.jsonl.gz`
      await writeWhole(folder, name, await pack(lines))
    },
    readMoved: async ({ name }) => {
      const text = (await unpack(await readFile(join(folder, name)))).toString('utf8')
      const lines = text.split('\n').filter(Boolean)
      return lines.map((line) => JSON.parse(line) as ChainLink)
    },
    dropMoved: ({ name }) => rm(join(folder, name), { force: true }),
    listAnchors: async () => {
      const names = (await namesIn(anchors)).filter((name) => name.endsWith('.json'))
      return Promise.all(names.map((name) => readFile(join(anchors, name), 'utf8')))
    },
    hasAnchor: async (day) => existsSync(join(anchors, `${day}.json`)),
    saveAnchor: (day, text) => writeWhole(anchors, `${day}.json`, text),
  }
}
