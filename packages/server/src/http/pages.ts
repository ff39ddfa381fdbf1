import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

import fastifyStatic from '@fastify/static'
import { AuthorPage, pageLanguageOf } from '@kathasagar/api/contract'
import { ownPath } from '@kathasagar/story/webAddress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'

import { fillPage } from '../ssr/head.ts'
import { unescaped } from '../ssr/openGraph.ts'
import { prefetchQueries, type AnsweredCall } from '../ssr/prefetch.ts'
import { createRenderPool } from '../ssr/renderPool.ts'
import { refuse } from './errorTable.ts'
import { pageHeaders, pictureHeaders, workerHeaders } from './headers.ts'

const PRELOAD = /<link rel="preload"[^>]*>/g
const ATTRIBUTE = /([a-z]+)(?:="([^"]*)")?/g
/** Attributes to repeat in the header, so that the page's own request reuses the preloaded file. */
const REQUEST_ATTRIBUTES = ['as', 'type', 'crossorigin', 'fetchpriority']

function linkOf(tag: string): string | null {
  const attributes = new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  )
  const file = ownPath(attributes.get('href') ?? '')
  if (file === null) return null
  const said = REQUEST_ATTRIBUTES.filter((name) => attributes.has(name)).map((name) => {
    const value = attributes.get(name)
    return value ? `; ${name}="${value}"` : `; ${name}`
  })
  return `<${file}>; rel=preload${said.join('')}`
}

/** Sorts images before fonts, because text is readable without its font. */
const picturesFirst = (tags: readonly string[]) =>
  tags.toSorted((one, other) => Number(other.includes('"image"')) - Number(one.includes('"image"')))

/** Returns a `Link` header. On slow connections, the header arrives long before the page. */
function preloadHeader(page: string): string | null {
  const [head = ''] = page.split('</head>', 1)
  const links = picturesFirst(head.match(PRELOAD) ?? []).flatMap((tag) => linkOf(tag) ?? [])
  return links.length > 0 ? links.join(', ') : null
}

export interface PageSettings {
  /** Folder of the built app. If it doesn't exist, only the API is served. */
  appDir: string
  /** Bundle for server rendering. If it doesn't exist, browsers render the pages. */
  ssrBundle: string
  coversDir: string
  platesDir: string
  publicUrl: string | null
  hasGoogle: boolean
  prefetchWithinMs: number
}

const SHELL_PATH = '/index.html'
const NONCE = /__CSP_NONCE__/g
const LANGUAGE = /(<html lang=")en"/
const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kathasagar</title>
<p>The pages are not built yet. Run <code>npm run build</code>, then start again.
<p>The API is here: <a href="/api/docs">/api/docs</a></html>`

type PageScripts = Record<string, readonly string[]>

function readScripts(appDir: string): (path: string) => readonly string[] {
  const file = join(appDir, 'pages.json')
  if (!existsSync(file)) return () => []
  const { '/': first = [], ...others } = JSON.parse(readFileSync(file, 'utf8')) as PageScripts
  const pages = Object.entries(others)
  return (path) =>
    path === '/' ? first : (pages.find(([beginning]) => path.startsWith(beginning))?.[1] ?? [])
}

/** Returns true if the request accepts HTML, or has no `Accept` header. */
const acceptsPage = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')

const isFile = (path: string) =>
  /^\/(api|assets|covers|health|pictures|plates)(\/|$)|\.\w+$/.test(path)

/** Serves app files. Hashed files are cached permanently. */
async function serveFiles(app: FastifyInstance, appDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: appDir,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // The entry page is not served as a file, because each response needs its own nonce.
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (response, path) => {
      // `path` may be the compressed `.br` or `.gz` file.
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

const servePlates = (app: FastifyInstance, root: string) =>
  app.register(async (scope) => {
    const acceptsGzip = ({ raw }: FastifyRequest) =>
      String(raw.headers['accept-encoding']).includes('gzip')
    scope.addHook('onRequest', async (request) => {
      // Without `x-no-compression`, @fastify/compress would compress unpacked images again.
      request.headers = { ...request.headers, 'accept-encoding': 'gzip', 'x-no-compression': '1' }
    })
    scope.addHook('onSend', async (request, reply, payload) => {
      if (acceptsGzip(request) || reply.getHeader('content-encoding') !== 'gzip') return payload
      reply.removeHeader('content-encoding').removeHeader('content-length')
      return (payload as Readable).pipe(createGunzip())
    })
    await servePictures(scope, root, '/plates/', { preCompressed: true })
  })

const PREVIEW = { width: 800, height: 420 }

async function drawPreview(file: string): Promise<Buffer> {
  const cut = sharp(await readFile(file)).resize({ ...PREVIEW, fit: 'cover' })
  return cut.jpeg({ quality: 74, mozjpeg: true }).toBuffer()
}

/** Serves covers as JPEG. Converts one at a time, because each conversion uses a CPU core for 1 s. */
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

function preloadsOf(page: string) {
  const link = preloadHeader(page)
  return link === null ? {} : { link }
}

/** Returns the absolute URL, or null if the path could lead to another site. */
function addressOf(path: string, publicUrl: string | null): string | null {
  const own = ownPath(path)
  return publicUrl === null || own === null ? null : new URL(own, publicUrl).href
}

/** Redirects without caching, because an author may take back a former handle. */
const redirectTo = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-cache').redirect(address, 308)

function currentAuthorPath(path: string, answers: readonly AnsweredCall[]): string | null {
  const found = answers.find(({ call }) => call === 'getAuthor')
  if (!found) return null
  const { handle } = AuthorPage.parse(JSON.parse(found.json))
  const present = `/authors/${handle}`
  return path.replace(/\/$/, '') === present ? null : present
}

function readPage(appDir: string) {
  const file = join(appDir, 'index.html')
  const isBuilt = existsSync(file)
  return { isBuilt, page: isBuilt ? readFileSync(file, 'utf8') : NOT_BUILT }
}

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
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const nonce = randomBytes(16).toString('base64')
    const { answers, ...first } = await prefetchQueries(app, request, path, settings)
    const isMissing = first.isMissing && path !== SHELL_PATH
    const present = currentAuthorPath(path, answers)
    if (present !== null) return redirectTo(reply, present)
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
    const isPage = acceptsPage(request) && (path === SHELL_PATH || !isFile(path))
    return isPage ? sendPage(request, reply, path) : refuse(reply, { code: 'not_found' })
  })
}
