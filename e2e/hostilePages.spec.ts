import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, type Page } from '@playwright/test'

import { PagePlayer, pageThat } from './playedPage.ts'

/** Server to which pages try to send data. It must get no request. */
let foreign: Server
let away = ''
const arrived: string[] = []

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  foreign = createServer((request, response) => {
    arrived.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    response.end('')
  })
  foreign.on('upgrade', (request, socket) => {
    arrived.push(request.url ?? '')
    socket.destroy()
  })
  await new Promise<void>((resolve) => foreign.listen(0, 'localhost', resolve))
  away = `http://localhost:${(foreign.address() as AddressInfo).port}`
})
test.afterEach(() => expect(arrived).toEqual([]))
test.afterAll(() => new Promise((resolve) => foreign.close(resolve)))

const pageTouched = (does: string) =>
  pageThat(`document.body.insertAdjacentHTML('beforeend', '<p id="touch">Touch</p>')
document.querySelector('#touch').addEventListener('click', () => { ${does} })`)

/** Uses only the mouse, because a hanging page does not respond. */
const touch = async (page: Page, player: PagePlayer) => {
  const place = player.frame.locator('#touch')
  await place.click({ trial: true })
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to touch')
  void page.mouse.click(box.x + box.width / 2, box.y + box.height / 2).catch(() => undefined)
}

const TELL =
  'const found = []; const tried = (name, work) => { try { found.push(name + ": " + work()) } catch { found.push(name + ": refused") } }; window.found = found;'

const foundIn = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => (window as unknown as { found: string[] }).found)

test('a page cannot reach the network', async ({ page, request }) => {
  const player = new PagePlayer(page, 'A page that calls home')
  await player.begin(
    request,
    pageThat(`
const away = '${away}'
const soon = (work) => { try { Promise.resolve(work()).catch(() => {}) } catch {} }
soon(() => fetch(away + '/fetch', { mode: 'no-cors' }))
soon(() => fetch(location.href))
soon(() => { const asked = new XMLHttpRequest(); asked.open('GET', away + '/xhr'); asked.send() })
soon(() => navigator.sendBeacon(away + '/beacon', 'x'))
soon(() => new WebSocket(away.replace('http', 'ws') + '/socket'))
soon(() => new EventSource(away + '/events'))
soon(() => new Worker(away + '/worker'))
soon(() => new Worker(URL.createObjectURL(new Blob(["fetch('" + away + "/blob')"]))))
soon(() => import(away + '/module'))
soon(() => { new Image().src = away + '/image' })
soon(() => new FontFace('x', 'url(' + away + '/font)').load())
const put = (html) => document.body.insertAdjacentHTML('beforeend', html)
put('<img src="' + away + '/img" srcset="' + away + '/srcset 2x"><video src="' + away + '/video" autoplay></video>')
put('<audio src="' + away + '/audio" autoplay></audio><iframe src="' + away + '/frame"></iframe>')
put('<object data="' + away + '/object"></object><embed src="' + away + '/embed">')
put('<style>@import url(' + away + '/import); body { background: url(' + away + '/css) }</style>')
for (const rel of ['stylesheet', 'prefetch', 'preload', 'modulepreload', 'preconnect', 'prerender', 'icon', 'manifest'])
  document.head.append(Object.assign(document.createElement('link'), { rel, href: away + '/' + rel, as: 'image' }))
document.head.append(Object.assign(document.createElement('script'), { src: away + '/script' }))
put('<form id="out" action="' + away + '/form" method="post"></form><svg><use href="' + away + '/use#x"></use></svg>')
soon(() => document.querySelector('#out').submit())
window.hasPeers = 'RTCPeerConnection' in window`),
  )

  await player.link('Go to the market').click()
  await expect(player.frame.getByText(/The market is loud/)).toBeVisible()

  const hasPeers = await player.frame
    .locator('body')
    .evaluate(() => typeof (window as { RTCPeerConnection?: unknown }).RTCPeerConnection)
  expect(hasPeers).toBe('undefined')
})

test('a page cannot read cookies, storage or our pages', async ({ page, request }) => {
  const player = new PagePlayer(page, 'A page that looks around')
  await player.begin(
    request,
    pageThat(`${TELL}
tried('cookie', () => document.cookie)
tried('cookie of the browser', () => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document))
tried('storage', () => localStorage.length)
tried('databases', () => typeof indexedDB)
tried('parent', () => parent.document.title)
tried('parent storage', () => parent.localStorage.length)
tried('top', () => top.location.href)
tried('frame', () => frameElement)
tried('origin', () => self.origin)
tried('name', () => name)
tried('other frames', () => {
  const inner = document.createElement('iframe')
  document.body.append(inner)
  return inner.contentWindow.localStorage.length
})
tried('worker', () => typeof navigator.serviceWorker?.controller)`),
  )

  expect(await foundIn(page)).toEqual([
    'cookie: ',
    'cookie of the browser: refused',
    'storage: 0',
    'databases: undefined',
    'parent: refused',
    'parent storage: refused',
    'top: refused',
    'frame: null',
    'origin: null',
    'name: ',
    'other frames: refused',
    expect.stringMatching(/^worker: (?:refused|object|undefined)$/),
  ])
})

test('a page cannot navigate ours, by the top, its parent or a link', async ({ page, request }) => {
  const player = new PagePlayer(page, 'A page that leads away')
  await player.begin(
    request,
    pageThat(`${TELL}
tried('top', () => { top.location = '${away}/top' })
tried('parent', () => { parent.location.replace('${away}/parent') })
tried('history', () => { history.pushState({}, '', '/elsewhere') })
document.body.insertAdjacentHTML('beforeend', '<a id="up" target="_top" href="${away}/link">up</a>')
document.querySelector('#up').click()`),
  )

  await expect(page).toHaveURL(/\/play\//)
  await player.link('Go to the market').click()
  await expect(player.frame.getByText(/The market is loud/)).toBeVisible()
})

test('a page cannot open windows or blocking dialogs', async ({ page, request, context }) => {
  const player = new PagePlayer(page, 'A page that opens windows')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await player.begin(
    request,
    pageThat(`${TELL}
tried('open', () => window.open('${away}/window'))
document.body.insertAdjacentHTML('beforeend', '<a id="new" target="_blank" href="${away}/blank">new</a><a id="file" download="x.exe" href="data:text/plain,x">file</a>')
document.querySelector('#new').click()
document.querySelector('#file').click()
alert('alert'); confirm('confirm'); prompt('prompt'); print()
tried('full screen', () => { void document.body.requestFullscreen() })`),
  )

  expect(context.pages()).toHaveLength(1)
  expect(asked).toEqual([])
  expect((await foundIn(page))[0]).toBe('open: null')
})

test('a page that forges our messages does not affect the session', async ({ page, request }) => {
  const player = new PagePlayer(page, 'A page that pretends')
  await player.begin(
    request,
    pageThat(`
const shown = { title: 'Won', text: 'You have won.', links: ['Take the crown'] }
const said = [{ said: 'shown', shown }, { said: 'took', links: ['Go on'], took: { step: { link: 0 }, shown } }, { said: 'lost' }]
setTimeout(() => {
  const { port1, port2 } = new MessageChannel()
  parent.postMessage('kathasagar-page', '*', [port2])
  for (const one of said) {
    parent.postMessage(one, '*')
    top.postMessage(JSON.stringify(one), '*')
    port1.postMessage(one)
  }
}, 300)`),
  )

  await player.link('Go to the market').click()
  await expect(player.frame.getByText(/The market is loud/)).toBeVisible()
  await expect(page.getByText('Take the crown')).toBeHidden()
  await expect(page.getByText('You have won')).toBeHidden()
})

test('a page that is opened directly has no origin', async ({ page, request }) => {
  const player = new PagePlayer(page, 'A page that stands alone')
  await player.begin(
    request,
    pageThat(`${TELL}
tried('cookie of the browser', () => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document))
tried('origin', () => self.origin)
tried('open', () => window.open('${away}/window'))
fetch('${away}/alone').catch(() => {})`),
  )
  const address = await page.locator('iframe').getAttribute('src')

  await page.goto(address ?? '')
  await expect(page.locator('#passage')).toContainText('The die says')

  const found = await page.evaluate(() => (window as unknown as { found: string[] }).found)
  expect(found).toEqual(['cookie of the browser: refused', 'origin: null', 'open: null'])
})

test('a page has no permissions', async ({ page, request, context }) => {
  await context.grantPermissions(['geolocation', 'clipboard-read'])
  const player = new PagePlayer(page, 'A page that asks for devices')
  await player.begin(
    request,
    pageThat(`
const found = window.found = []
const asks = (name, work) => { try { Promise.resolve(work()).then(() => found.push(name), () => {}) } catch {} }
asks('place', () => new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail)))
asks('clipboard', () => navigator.clipboard.readText())
asks('camera', () => navigator.mediaDevices.getUserMedia({ video: true }))
asks('microphone', () => navigator.mediaDevices.getUserMedia({ audio: true }))
asks('screen', () => navigator.mediaDevices.getDisplayMedia())
asks('notices', () => Notification.requestPermission().then((is) => is === 'granted' || Promise.reject()))
asks('keys', () => navigator.credentials.get({ publicKey: { challenge: new Uint8Array(16) } }))
asks('lock', () => navigator.wakeLock.request())`),
  )

  await player.link('Go to the market').click()
  await expect(player.frame.getByText(/The market is loud/)).toBeVisible()
  expect(await foundIn(page)).toEqual([])
})

test('output of a page is shown as plain text', async ({ page, request }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  const player = new PagePlayer(page, 'A page that tells markup')
  await player.begin(
    request,
    pageThat(`setTimeout(() => {
for (const link of document.querySelectorAll('#passage a')) link.addEventListener('click', () => {
  document.querySelector('#passage p').append(${JSON.stringify(markup).replaceAll('<', '\\u003c')})
  document.querySelector('#passage a').append(${JSON.stringify(markup).replaceAll('<', '\\u003c')})
})})`),
  )
  const before = await page.title()

  await player.link('Go to the market').click()

  await expect(player.frame.locator('body')).toContainText('<img src=x onerror')
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0)
  expect(await page.title()).toBe(before)
})

// Gets the port of our script from `postMessage`, which every page can replace.
const CAUGHT = `<script>let caught = null
const post = MessagePort.prototype.postMessage
MessagePort.prototype.postMessage = function (...given) { caught = this; return post.apply(this, given) }
`
const FLOOD = `const text = 'x'.repeat(2000)
const said = { said: 'shown', shown: { title: 'Flood', text, links: Array(40).fill('Flood') } }
setInterval(() => {
  for (let at = 0; at < 50; at += 1) { caught?.postMessage(said); parent.postMessage(said, '*') }
}, 10)`
const SILENT = 'The story’s page does not respond.'

/** Actions that break a page. `says` is our message if it names the cause. */
const BREAKING: Record<string, { act: () => string; before?: string; says?: string }> = {
  'navigates away': { act: () => `location = '${away}/gone'` },
  'redirects itself': {
    act: () =>
      `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0; url=${away}/refresh">')`,
  },
  hangs: { act: () => 'for (;;) {}', says: SILENT },
  'exhausts memory': {
    // Stops before the memory limit, because a crashed frame fails the test.
    act: () => `const all = [];
      for (;;) {
        all.push(new Array(1e6).fill(all.length))
        for (const since = performance.now(); performance.now() - since < 50;);
      }`,
    says: SILENT,
  },
  'floods ours with messages': { act: () => FLOOD, before: CAUGHT },
}

for (const [what, { act, before, says }] of Object.entries(BREAKING)) {
  test(`a page that ${what} is reported and reloaded`, async ({ page, request }) => {
    const player = new PagePlayer(page, `A page that ${what}`)
    await player.begin(request, pageTouched(act()).replace('<script>', before ?? '<script>'))

    await touch(page, player)
    if (says) await expect(page.getByText(says)).toBeVisible()
    await page.getByRole('button', { name: 'Load it again' }).click()

    await player.isAtStart()
    await expect(page).toHaveURL(/\/play\//)
  })
}
