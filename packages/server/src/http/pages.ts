import { ownPath } from '@kathasagar/story/webAddress'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

import fastifyStatic from '@fastify/static'
import { AuthorPage, pageLanguageOf } from '@kathasagar/api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'

import { createRenderPool } from '../ssr/renderPool.ts'
import { refuse } from './errorTable.ts'
import { prefetchQueries, type AnsweredCall } from '../ssr/prefetch.ts'
import { pageHeaders, pictureHeaders, workerHeaders } from './headers.ts'
import { fillPage } from '../ssr/head.ts'
import { preloadHeader } from '../ssr/preloadHeader.ts'

export interface PageSettings {
  /** Folder of the built app; without it only the API is served. */
  appDir: string
  /** The built code that renders the app's pages; without it each browser renders its own. */
  ssrBundle: string
  coversDir: string
  platesDir: string
  publicUrl: string | null
  /** Pages may load Google's button. */
  hasGoogle: boolean
  /** A page waits so many milliseconds, and no longer, for answers that it can ask for itself. */
  prefetchWithinMs: number
}

/** By this name the service worker keeps the page, for every address that it shows offline. */
const SHELL = '/index.html'
const NONCE = /__CSP_NONCE__/g
/** What the page is said to speak, as it was built. */
const LANGUAGE = /(<html lang=")en"/
const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kathasagar</title>
<p>The pages are not built yet. Run <code>npm run build</code>, then start again.
<p>The API is here: <a href="/api/docs">/api/docs</a></html>`

/** Files by where the address of a page begins. */
type PageScripts = Record<string, readonly string[]>

/** Scripts that a page imports once it runs, as the build wrote them down. */
function readScripts(appDir: string): (path: string) => readonly string[] {
  const file = join(appDir, 'pages.json')
  if (!existsSync(file)) return () => []
  const { '/': first = [], ...others } = JSON.parse(readFileSync(file, 'utf8')) as PageScripts
  const pages = Object.entries(others)
  return (path) =>
    path === '/' ? first : (pages.find(([beginning]) => path.startsWith(beginning))?.[1] ?? [])
}

/** Whoever does not say what they take, takes all. */
const wantsPage = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')

const isFile = (path: string) =>
  /^\/(api|assets|covers|health|pictures|plates)(\/|$)|\.\w+$/.test(path)

/** The app's own files, those with a hash in their name for ever. */
async function serveFiles(app: FastifyInstance, appDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: appDir,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // The page itself is never sent as it lies there: it needs its nonce.
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (response, path) => {
      // Who takes a compressed copy is sent the file beside it.
      const asked = path.replace(/\.(br|gz)$/, '')
      if (asked === join(appDir, 'sw.js')) return void response.headers(workerHeaders)
      const isHashed = path.startsWith(join(appDir, 'assets'))
      response.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

/** Pictures that ship with the stories, where there are any. */
async function servePictures(
  app: FastifyInstance,
  root: string,
  prefix: string,
  options: { preCompressed?: boolean } = {},
): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response) => void response.headers(pictureHeaders),
    ...options,
  })
}

/** Serves scene pictures, which are stored as `.svg.gz`. */
const servePlates = (app: FastifyInstance, root: string) =>
  app.register(async (scope) => {
    const acceptsGzip = ({ raw }: FastifyRequest) =>
      String(raw.headers['accept-encoding']).includes('gzip')
    scope.addHook('onRequest', async (request) => {
      // Without the second header, @fastify/compress would compress an unpacked picture again.
      request.headers = { ...request.headers, 'accept-encoding': 'gzip', 'x-no-compression': '1' }
    })
    // A client that does not accept gzip gets the picture unpacked.
    scope.addHook('onSend', async (request, reply, payload) => {
      if (acceptsGzip(request) || reply.getHeader('content-encoding') !== 'gzip') return payload
      reply.removeHeader('content-encoding').removeHeader('content-length')
      return (payload as Readable).pipe(createGunzip())
    })
    await servePictures(scope, root, '/plates/', { preCompressed: true })
  })

/** Size of the picture that sites show beside a link to a story. */
const PREVIEW = { width: 800, height: 420 }

async function drawPreview(file: string): Promise<Buffer> {
  const cut = sharp(await readFile(file)).resize({ ...PREVIEW, fit: 'cover' })
  return cut.jpeg({ quality: 74, mozjpeg: true }).toBuffer()
}

/**
 * Serves the covers that ship as JPEG too, because sites that preview links read no SVG. Each is drawn
 * when it is first requested and then kept in memory, about 40 kB apiece; one at a time, because one
 * keeps a core busy for a second.
 */
function serveCoverPreviews(app: FastifyInstance, coversDir: string): void {
  const previews = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  const drawInTurn = (file: string) => {
    const preview = last.then(() => drawPreview(file))
    last = preview.catch(() => undefined)
    return preview
  }
  app.get<{ Params: { name: string } }>('/covers/:name(^[\\w-]+).jpg', async (request, reply) => {
    const { name } = request.params
    const file = join(coversDir, `${name}.svg`)
    if (!existsSync(file)) return refuse(reply, { code: 'not_found' })
    const preview = previews.get(name) ?? drawInTurn(file)
    previews.set(name, preview)
    return reply
      .headers(pictureHeaders)
      .type('image/jpeg')
      .send(await preview)
  })
}

/** What a page's head preloads, as a header; none where it preloads nothing. */
function preloadsOf(page: string) {
  const link = preloadHeader(page)
  return link === null ? {} : { link }
}

/** The whole address of a page; unknown for what a browser would take for another site. */
function addressOf(path: string, publicUrl: string | null): string | null {
  const own = ownPath(path)
  return publicUrl === null || own === null ? null : new URL(own, publicUrl).href
}

/** Not kept: an author may take a former handle again. */
const leadOn = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-cache').redirect(address, 308)

/** Where an author is found by now whose page was asked for by another handle, or in capitals. */
function presentAddress(path: string, answers: readonly AnsweredCall[]): string | null {
  const found = answers.find(({ call }) => call === 'getAuthor')
  if (!found) return null
  const { handle } = AuthorPage.parse(JSON.parse(found.json))
  const present = `/authors/${handle}`
  return path.replace(/\/$/, '') === present ? null : present
}

/** The app's page as it was built, or one that says how to build it. */
function readPage(appDir: string) {
  const file = join(appDir, 'index.html')
  const isBuilt = existsSync(file)
  return { isBuilt, page: isBuilt ? readFileSync(file, 'utf8') : NOT_BUILT }
}

/** Serves the app's files, and its page for every address that its router may know. */
export async function servePages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const { appDir, coversDir, platesDir, ssrBundle, publicUrl, hasGoogle } = settings
  const { page, isBuilt } = readPage(appDir)
  if (isBuilt) await serveFiles(app, appDir)
  await servePictures(app, coversDir, '/covers/')
  serveCoverPreviews(app, coversDir)
  await servePlates(app, platesDir)

  const scriptsOf = readScripts(appDir)
  const renderPool = createRenderPool(ssrBundle)
  app.addHook('onClose', renderPool.close)
  /** Made anew each time, with a nonce of its own. */
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const nonce = randomBytes(16).toString('base64')
    const { answers, ...first } = await prefetchQueries(app, request, path, settings)
    const isMissing = first.isMissing && path !== SHELL
    const present = presentAddress(path, answers)
    if (present !== null) return leadOn(reply, present)
    const locale = pageLanguageOf(request.headers['accept-language'])
    const rendered = await renderPool.render(path, answers, locale)
    const filled = fillPage(page.replace(NONCE, nonce).replace(LANGUAGE, `$1${locale}"`), {
      locale,
      answers,
      rendered: rendered && { ...rendered, styles: rendered.styles.replace(NONCE, nonce) },
      scripts: scriptsOf(path),
      path,
      address: isMissing ? null : addressOf(path, publicUrl),
    })
    const headers = pageHeaders({ nonce, path, publicUrl, hasGoogle, locale })
    return reply
      .code(isMissing ? 404 : 200)
      .headers({ ...headers, ...preloadsOf(filled) })
      .send(filled)
  }
  app.get('/', (request, reply) => sendPage(request, reply, '/'))
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?')
    const isPage = wantsPage(request) && (path === SHELL || !isFile(path))
    return isPage ? sendPage(request, reply, path) : refuse(reply, { code: 'not_found' })
  })
}
