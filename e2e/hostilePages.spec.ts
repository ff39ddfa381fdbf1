import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, type Page } from '@playwright/test'

import { PagePlayer, pageThat } from './playedPage.ts'

/** Somewhere that a page would tell what it found; nothing may ever arrive. */
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

/** A page that does something when it is touched, and not before. */
const pageTouched = (does: string) =>
  pageThat(`document.body.insertAdjacentHTML('beforeend', '<p id="touch">Touch</p>')
document.querySelector('#touch').addEventListener('click', () => { ${does} })`)

/** Touches it; a page that never comes back does not answer that. */
const touch = (player: PagePlayer) =>
  player.frame
    .locator('#touch')
    .click({ timeout: 3000, noWaitAfter: true })
    .catch(() => {})

/** What a page writes down of what it could do. */
const TELL =
  'const found = []; const tried = (name, work) => { try { found.push(name + ": " + work()) } catch { found.push(name + ": refused") } }; window.found = found;'

const foundIn = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => (window as unknown as { found: string[] }).found)

test('a page reaches no network by any way that a browser has', async ({ page, request }) => {
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
  await player.isAtStart()

  await player.choice('Go to the market').click()
  await expect(player.log).toContainText('The market is loud')

  const hasPeers = await player.frame
    .locator('body')
    .evaluate(() => typeof (window as { RTCPeerConnection?: unknown }).RTCPeerConnection)
  expect(hasPeers).toBe('undefined')
})

test('a page finds no cookie, no storage and no page of ours', async ({ page, request }) => {
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
  await player.isAtStart()

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

test('a page leads nobody away from ours, by the top, by its parent or by a link', async ({
  page,
  request,
}) => {
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
  await player.isAtStart()

  await expect(page).toHaveURL(/\/play\//)
  await player.choice('Go to the market').click()
  await expect(player.log).toContainText('The market is loud')
})

test('a page that leaves for elsewhere is said to be lost, and loaded again', async ({
  page,
  request,
}) => {
  const player = new PagePlayer(page, 'A page that leaves')
  await player.begin(request, pageTouched(`location = '${away}/gone'`))
  await player.isAtStart()

  await touch(player)
  await page.getByRole('button', { name: 'Load it again' }).click()

  await player.isAtStart()
  await expect(page).toHaveURL(/\/play\//)
})

test('a page opens no window and asks nothing that stops ours', async ({
  page,
  request,
  context,
}) => {
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
  await player.isAtStart()

  expect(context.pages()).toHaveLength(1)
  expect(asked).toEqual([])
  expect((await foundIn(page))[0]).toBe('open: null')
})

test('a page that posts messages in our name changes nothing of the play', async ({
  page,
  request,
}) => {
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
  await player.isAtStart()

  await player.choice('Go to the market').click()
  await expect(player.log).toContainText('The market is loud')
  await expect(player.choice('Take the crown')).toBeHidden()
  await expect(page.getByText('You have won')).toBeHidden()
})

test('a page that never stops is said not to answer, and ours goes on', async ({
  page,
  request,
}) => {
  const player = new PagePlayer(page, 'A page that loops')
  await player.begin(request, pageTouched(`for (;;) {}`))
  await player.isAtStart()

  await touch(player)
  await expect(page.getByText('The story does not answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Load it again' }).click()

  await player.isAtStart()
})

test('a page that takes all the memory it can get falls alone', async ({ page, request }) => {
  const player = new PagePlayer(page, 'A page that allocates')
  await player.begin(
    request,
    pageTouched(`const all = []; for (;;) all.push(new Array(1e6).fill(all.length))`),
  )
  await player.isAtStart()

  await touch(player)
  await expect(page.getByText('The story does not answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Load it again' }).click()

  await player.isAtStart()
})
