import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from 'playwright'
import { build, preview } from 'vite'

import { launchOptions } from '../browser.mjs'
import { nodePath, root } from '../prepare.mjs'
import { execute } from './pack.mjs'
import { SHARED } from './templates.mjs'

/** Strict Content Security Policy, as in the Storybook guide. */
const NONCE = 'of-this-page'
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'nonce-${NONCE}'`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
]

const OF_SERVERS = "style-src-attr 'unsafe-inline'"
const strict = (...more) => ({ 'content-security-policy': [...POLICY, ...more].join('; ') })

async function serve(folder, { page, headers = {} } = {}) {
  if (page) writeFileSync(join(folder, 'index.html'), page)
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1', headers },
  })
  return { origin: server.resolvedUrls.local[0], close: () => server.close() }
}

/** Opens a page. `faults` collects errors of console and network. */
async function openPage(browser, url) {
  const page = await browser.newPage()
  const faults = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('requestfailed', (request) => {
    // Next aborts its HEAD requests for links.
    if (request.method() !== 'HEAD') faults.push(`not fetched: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico')) {
      faults.push(`${response.status()} ${response.url()}`)
    }
  })
  await page.goto(url)
  return { page, faults }
}

async function visit(browser, url, { isPart = false, hasCover = false } = {}) {
  const { page, faults } = await openPage(browser, url)
  if (hasCover) await page.locator('article img[src*=".svg"]').waitFor()
  await page.getByRole('button', { name: 'PLAY' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Begin the story?' })
  await dialog.waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const brand = await dialog.evaluate((one) => getComputedStyle(one).getPropertyValue('--ui-brand'))
  if (brand.toUpperCase() !== '#0F766E') faults.push(`the dialog's brand is ${brand}`)
  if (isPart) {
    const theirs = await page.evaluate(() => ({
      list: getComputedStyle(document.querySelector('#theirs')).listStyleType,
      lang: document.documentElement.lang,
    }))
    if (theirs.list !== 'disc' || theirs.lang !== 'de') {
      faults.push(`a page that is not ours was changed: ${JSON.stringify(theirs)}`)
    }
  }
  // Copied now, because closing aborts pending requests.
  const found = [...faults]
  await page.close()
  return found
}

const shell = ({ head = '', markup = '', script }) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><link rel="icon" href="data:,">` +
  `<meta property="csp-nonce" content="${NONCE}">${head}</head><body>` +
  `<div id="root">${markup}</div><script type="module" nonce="${NONCE}" src="${script}"></script>` +
  `</body></html>`

const settings = (place, more) => ({
  root: place,
  configFile: false,
  logLevel: 'error',
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  // Unminified React explains hydration errors.
  build: { minify: false, emptyOutDir: true, ...more },
})

async function buildBrowser(place, name) {
  const outDir = join(place, `out-${name}`)
  await build({
    ...settings(place, { outDir }),
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir,
      minify: false,
      rolldownOptions: {
        input: join(place, `${name}.tsx`),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  return outDir
}

async function renderOnServer(place) {
  await build({
    ...settings(place),
    build: {
      outDir: join(place, 'out-ssr'),
      ssr: join(place, 'server.tsx'),
      minify: false,
      rolldownOptions: { external: [/^@kathasagar\//, /^react/, /^@emotion\//] },
    },
  })
  return execute(nodePath(), [join(place, 'out-ssr', 'server.js'), NONCE], place)
}

export async function openQuickStart(folder) {
  const browser = await chromium.launch(launchOptions())
  const built = await serve(folder)
  const { page, faults } = await openPage(browser, built.origin)
  const said = page.waitForEvent('console', { predicate: (told) => told.text() === 'played' })
  await page.getByRole('button', { name: 'PLAY' }).click()
  await said
  const lang = await page.evaluate(() => document.documentElement.lang)
  if (lang !== 'de') faults.push(`the page was made to speak ${lang}`)
  await browser.close()
  await built.close()
  return faults.map((fault) => `README: ${fault}`)
}

export async function openTemplate(folder) {
  const browser = await chromium.launch(launchOptions())
  const built = await serve(folder)
  const faults = await visit(browser, built.origin, { hasCover: true })
  await built.close()
  await browser.close()
  return faults
}

/** Builds, type-checks and opens both apps. Returns errors. */
export async function consume(place) {
  for (const folder of [join(root, 'scripts/packages/consumers/web'), SHARED]) {
    cpSync(folder, place, { recursive: true })
  }
  mkdirSync(join(place, 'out-ssr'), { recursive: true })
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  execute('tsc', ['-p', place], place)
  // Also type-checks without the contract's package.
  execute('tsc', ['-p', join(place, 'alone')], place)

  const folder = await buildBrowser(place, 'vite')
  const hydrated = await buildBrowser(place, 'hydrate')
  const markup = await renderOnServer(place)
  const browser = await chromium.launch(launchOptions())
  const head = `<link rel="stylesheet" href="/vite.css">`
  const vite = await serve(folder, { page: shell({ head, script: '/vite.js' }), headers: strict() })
  const server = await serve(hydrated, {
    page: shell({ markup, script: '/hydrate.js' }),
    headers: strict(OF_SERVERS),
  })
  const faults = [
    ...(await visit(browser, vite.origin, { isPart: true })).map((fault) => `Vite: ${fault}`),
    ...(await visit(browser, server.origin)).map((fault) => `server: ${fault}`),
  ]
  await vite.close()
  await server.close()
  await browser.close()
  return faults
}
