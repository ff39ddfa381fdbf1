import { preview } from 'vite'

/** Omits stories in frames, which are opened separately. */
const withoutFrames = {
  name: 'kathasagar:without-frames',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (request.headers['sec-fetch-dest'] !== 'iframe') return next()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end('<!doctype html><p>A story')
    }),
}

/** Serves a folder on a free port, at the root or below `base`. */
export async function serveStorybook(folder, { base = '' } = {}) {
  const server = await preview({
    root: folder,
    base: `${base}/`,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [withoutFrames],
    build: { outDir: '.' },
    // Lets the browser cache scripts when a page is reopened.
    preview: { port: 0, host: '127.0.0.1', headers: { 'cache-control': 'max-age=3600' } },
  })
  return {
    address: server.resolvedUrls.local[0].replace(/\/$/, ''),
    close: () => server.close(),
  }
}
