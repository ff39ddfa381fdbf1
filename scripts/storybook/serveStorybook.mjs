import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const KINDS = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder of built pages on a port that is free, at the root or below it (`/a/book`); gives
 * its address and the way to end it. Stories in frames of a page are left out, for they are opened by
 * themselves.
 */
export async function serveStorybook(folder, { base = '' } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://book')
    if (request.headers['sec-fetch-dest'] === 'iframe') {
      response.writeHead(200, { 'content-type': KINDS['.html'] }).end('<!doctype html><p>A story')
      return
    }
    const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : ''
    const file = join(folder, normalize(decodeURIComponent(path)))
    if (path === '' || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    // A page that is opened again finds its scripts in the browser's own cache.
    const lifetime = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'
    const type = KINDS[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': lifetime })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()

  return {
    address: `http://127.0.0.1:${port}${base}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
