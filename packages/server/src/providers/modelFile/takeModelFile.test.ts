import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { testFolder } from '../../test/testFolder.ts'
import { modelFileName, takeModelFile } from './takeModelFile.ts'

const CONTENT = Buffer.concat([Buffer.from('GGUF\u0003\0\0\0'), Buffer.alloc(5000, 7)])
const CHECKSUM = createHash('sha256').update(CONTENT).digest('hex')
const ADDRESS = 'https://models.example.org/small.gguf'

const root = testFolder()
let folder: string
let asked: Headers[]
beforeEach(() => {
  folder = join(root, String(readdirSync(root).length))
  asked = []
})
afterEach(() => vi.unstubAllGlobals())

function serve(...responses: ((headers: Headers) => Response)[]) {
  vi.stubGlobal('fetch', async (_url: URL, { headers }: RequestInit) => {
    asked.push(new Headers(headers))
    return responses.shift()?.(new Headers(headers)) ?? new Response(null, { status: 500 })
  })
}

const headers = { 'content-length': String(CONTENT.length), etag: '"one"' }
const whole = () => new Response(CONTENT, { headers })
const broken = () => {
  let isSent = false
  const pull = async (body: ReadableStreamDefaultController<Uint8Array>) => {
    if (!isSent) body.enqueue(CONTENT.subarray(0, 2000))
    else {
      await new Promise((resolve) => setTimeout(resolve, 100))
      body.error(new Error('reset'))
    }
    isSent = true
  }
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers })
}
const rest = (request: Headers) =>
  new Response(CONTENT.subarray(Number(/\d+/.exec(request.get('range') ?? '')?.[0])), {
    status: 206,
  })

const take = (source: string, sha256?: string) => {
  const path = join(folder, 'small.gguf')
  const progress: number[] = []
  const onProgress = (done: number, total: number) => void progress.push(done / total)
  return { path, progress, taken: takeModelFile(source, { path, sha256, onProgress }) }
}

test('copies a file and verifies its checksum', async () => {
  const source = join(root, 'here.gguf')
  writeFileSync(source, CONTENT)

  const { path, taken } = take(source, CHECKSUM.toUpperCase())

  expect(await taken).toBe(CHECKSUM)
  expect(readFileSync(path)).toEqual(CONTENT)
})

test.each([
  ['continues where it ended', rest],
  ['begins again if the file has changed', whole],
])('a broken download %s', async (_, second) => {
  serve(broken, second)

  const { path, progress, taken } = take(ADDRESS)

  expect(await taken).toBe(CHECKSUM)
  expect(readFileSync(path)).toEqual(CONTENT)
  expect(asked[1]?.get('range')).toMatch(/^bytes=\d+-$/)
  expect(asked[1]?.get('if-range')).toBe('"one"')
  expect(progress.at(-1)).toBe(1)
})

const to = (location: string) => () => new Response(null, { status: 302, headers: { location } })
const PAGE = { headers: { 'content-length': '6' } }
const LARGE = { headers: { 'content-length': String(2 ** 50) } }

test.each([
  ['an http address', 'http://models.example.org/small.gguf', [whole], 'is no https address'],
  ['a redirect to http', ADDRESS, [to('http://other.example.org/a.gguf')], 'is no https address'],
  ['a missing file', ADDRESS, [() => new Response('', { status: 404 })], 'status 404'],
  ['no length', ADDRESS, [() => new Response(CONTENT)], 'does not say how long'],
  ['too large a file', ADDRESS, [() => new Response(CONTENT, LARGE)], 'MB free; the model needs'],
  ['another kind of file', ADDRESS, [() => new Response('<html>', PAGE)], 'no GGUF'],
  ['another checksum', ADDRESS, [whole], 'The checksum is'],
])('refuses %s, and leaves no files', async (what, source, responses, sentence) => {
  serve(...responses)

  const { path, taken } = take(source, what === 'another checksum' ? '0'.repeat(64) : undefined)

  await expect(taken).rejects.toThrow(sentence)
  expect(existsSync(path)).toBe(false)
  expect(existsSync(`${path}.part`)).toBe(false)
})

test.each(['part-00001-of-00003.gguf', 'model.bin', '/tmp/..gguf/x', 'https://x.org/a%2F..%2Fb'])(
  'refuses %s as a name',
  (source) => expect(() => modelFileName(source)).toThrow('cannot be added'),
)
