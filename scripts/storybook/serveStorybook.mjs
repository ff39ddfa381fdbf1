import { preview } from 'vite'

/** Stories in frames of a page are left out, for they are opened by themselves. */
const withoutFrames = {
  name: 'kathasagar:without-frames',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (request.headers['sec-fetch-dest'] !== 'iframe') return next()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end('<!doctype html><p>A story')
    }),
}

/**
 * Serves a folder of built pages on a port that is free, at the root or below it (`/a/book`); gives
 * its address and the way to end it.
 */
export async function serveStorybook(folder, { base = '' } = {}) {
  const server = await preview({
    root: folder,
    base: `${base}/`,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [withoutFrames],
    build: { outDir: '.' },
    // A page that is opened again finds its scripts in the browser's own cache.
    preview: { port: 0, host: '127.0.0.1', headers: { 'cache-control': 'max-age=3600' } },
  })
  return {
    address: server.resolvedUrls.local[0].replace(/\/$/, ''),
    close: () => server.close(),
  }
}
