import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, statSync } from 'node:fs'
import { constants, copyFile, open, rename, rm, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

export class ModelFileError extends Error {}

const MEBIBYTE = 2 ** 20
const inMegabytes = (bytes: number) => `${Math.round(bytes / MEBIBYTE)} MB`
/** Disk space that must remain free. Also the memory that is needed in addition to the file size. */
const SPARE = 512 * MEBIBYTE

async function requireRoom(folder: string, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  // macOS counts cached files as used.
  const memory = process.platform === 'darwin' ? totalmem() * 0.75 : process.availableMemory()
  for (const [what, free] of [
    [folder, bavail * bsize],
    ['The memory of this machine', memory],
  ] as const) {
    if (free > size + SPARE) continue
    const needed = inMegabytes(size + SPARE)
    throw new ModelFileError(`${what} has ${inMegabytes(free)} free; the model needs ${needed}.`)
  }
}

export type OnProgress = (done: number, total: number) => void

const MOST_REDIRECTS = 5
/** Maximum number of consecutive attempts that make no progress. */
const MOST_TRIES = 5
const PAUSE_MS = 2000

async function request(address: string, headers: Record<string, string>): Promise<Response> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (url.protocol !== 'https:') throw new ModelFileError(`${url.origin} is no https address.`)
    const response = await fetch(url, {
      headers: { 'accept-encoding': 'identity', ...headers },
      redirect: 'manual',
    })
    const next = response.headers.get('location')
    if (next === null || response.status >= 400) return response
    await response.body?.cancel()
    url = new URL(next, url)
  }
  throw new ModelFileError(`${address} redirects too often.`)
}

async function download(address: string, part: string, onProgress: OnProgress): Promise<void> {
  let etag: string | null = null
  let total = 0
  let done = 0
  for (let tries = 1; ; tries += 1) {
    try {
      const range = { range: `bytes=${done}-`, 'if-range': etag ?? '' }
      const response: Response = await request(address, etag && done > 0 ? range : {})
      const { status, body, headers } = response
      if (!response.ok || body === null) {
        throw new ModelFileError(`${address} answers with status ${status}.`)
      }
      if (status !== 206) {
        done = 0
        total = Number(headers.get('content-length'))
        if (!(total > 0)) throw new ModelFileError(`${address} does not say how long the file is.`)
        etag = headers.get('etag')
        await requireRoom(dirname(part), total)
      }
      const count = async function* (pieces: AsyncIterable<Uint8Array>) {
        for await (const piece of pieces) {
          yield piece
          done += piece.length
          tries = 0
          onProgress(done, total)
        }
      }
      await pipeline(body, count, createWriteStream(part, { flags: done > 0 ? 'a' : 'w' }))
      if (done === total) return
    } catch (error) {
      if (error instanceof ModelFileError) throw error
      if (tries >= MOST_TRIES) {
        throw new ModelFileError(`${address} could not be downloaded: ${String(error)}`)
      }
      // Continues after the bytes that are already on the disk.
      done = existsSync(part) ? statSync(part).size : 0
    }
    await wait(PAUSE_MS)
  }
}

const GGUF_VERSIONS: readonly number[] = [2, 3]

async function requireGguf(file: string, name: string): Promise<void> {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
  await handle.close()
  const isGguf = buffer.toString('latin1', 0, 4) === 'GGUF'
  if (!isGguf || !GGUF_VERSIONS.includes(buffer.readUInt32LE(4))) {
    throw new ModelFileError(`${name} is no GGUF file.`)
  }
}

async function check(file: string, sha256: string | undefined): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const found = hash.digest('hex')
  if (sha256 === undefined || found === sha256.toLowerCase()) return found
  throw new ModelFileError(`The checksum is ${found}, not ${sha256}.`)
}

const isAddress = (source: string) => /^https?:\/\//i.test(source)

export function modelFileName(source: string): string {
  const path = (isAddress(source) && URL.parse(source)?.pathname) || source
  const name = basename(path).replace(/\.gguf$/i, '.gguf')
  if (/^[\w.@+-]{1,180}\.gguf$/.test(name) && !/-\d{5}-of-\d{5}\.gguf$/.test(name)) return name
  throw new ModelFileError(
    `${name} cannot be added. Use one file named .gguf, with letters, digits and . - _ + only.`,
  )
}

/** Copies or downloads a model file. Keeps an existing file. Returns its checksum. */
export async function takeModelFile(
  source: string,
  {
    path,
    sha256,
    onProgress,
  }: { path: string; sha256: string | undefined; onProgress: OnProgress },
): Promise<string> {
  if (existsSync(path)) return check(path, sha256)
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.part`
  try {
    await rm(part, { force: true })
    if (isAddress(source)) await download(source, part, onProgress)
    else {
      if (!existsSync(source)) throw new ModelFileError(`There is no file ${source}.`)
      await requireRoom(dirname(path), statSync(source).size)
      await copyFile(source, part, constants.COPYFILE_FICLONE)
    }
    await requireGguf(part, basename(path))
    const found = await check(part, sha256)
    await rename(part, path)
    return found
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
