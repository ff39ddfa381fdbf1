import { unzipSync, strFromU8 } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { readHtml, readXml, type Markup } from '../../test/markup.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { acted, beginPlay, RIVER, type GivenAction, type Play } from '../../test/play.ts'

const app = await openTestApp()

const pick = (selected_choice: string): GivenAction => ({
  action_type: 'continue',
  selected_choice,
})
/** What XML would take for its own, and what it knows no way to write. */
const WORDS = 'I shout <b>"Ferry & rope"</b> \u0001 to the ferryman'

const plates = { bell: { image: '/covers/default.svg', alt: 'A bell & a rope' } }
const ferry = { ...RIVER.nodes['ferry'], plate: 'bell' }
const structure = { ...RIVER, plates, nodes: { ...RIVER.nodes, ferry } } as typeof RIVER

async function played(story: Parameters<typeof beginPlay>[1] = {}): Promise<Play> {
  const play = await beginPlay(app, { structure, cover_image_url: '/covers/default.svg', ...story })
  for (const choice of ['Cross the river with the ferryman', 'Ring the bell of the ferry']) {
    await acted(app, play, pick(choice))
  }
  await acted(app, play, { action_type: 'custom_action', user_action: WORDS })
  return play
}

const bookOf = ({ player, session }: Play, query: Record<string, string> = {}) =>
  app.call('getSessionBook', {
    token: player.access_token,
    params: { session_id: session.id },
    query,
  })

/** A page leads nowhere that is not in the book, runs nothing, and names each part once. */
function expectSoundPage(page: Markup, hrefs: readonly string[]) {
  const links = [...page.querySelectorAll('[href], [src]')].map(
    (it) => `EPUB/${it.getAttribute('href') ?? it.getAttribute('src')}`,
  )
  expect(links.filter((link) => !hrefs.includes(link))).toEqual([])
  expect([...page.querySelectorAll('script')]).toEqual([])
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
}

/** The rules of EPUB 3 that can be told from the files alone; answers the text of the book. */
function expectSound(bytes: Uint8Array) {
  const head = Buffer.from(bytes)
  expect(head.readUInt16LE(8)).toBe(0)
  expect(head.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip')
  const files = unzipSync(bytes)
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const root = readXml(textOf('META-INF/container.xml')).querySelector('rootfile')
  expect(root?.getAttribute('full-path')).toBe('EPUB/package.opf')
  const opf = readXml(textOf('EPUB/package.opf'))
  const items = [...opf.querySelectorAll('item')]
  const of = (name: string) => items.map((item) => item.getAttribute(name) ?? '')
  const hrefs = of('href').map((href) => `EPUB/${href}`)

  for (const name of ['identifier', 'title', 'language', 'creator']) {
    expect(opf.querySelector(`metadata > *|${name}`)?.textContent).toBeTruthy()
  }
  expect(opf.querySelector('meta[property="dcterms:modified"]')?.textContent).toMatch(
    /^[-\dT:]{19}Z$/,
  )
  const apart = ['mimetype', 'META-INF/container.xml', 'EPUB/package.opf']
  expect(hrefs.toSorted()).toEqual(
    Object.keys(files)
      .filter((it) => !apart.includes(it))
      .toSorted(),
  )
  expect(new Set(of('id')).size).toBe(items.length)
  expect(of('properties').filter((it) => it === 'nav' || it === 'cover-image')).toHaveLength(2)
  const spine = [...opf.querySelectorAll('itemref')].map((it) => it.getAttribute('idref') ?? '')
  expect(spine.filter((id) => !of('id').includes(id))).toEqual([])

  const pages = hrefs.filter((href) => href.endsWith('.xhtml'))
  for (const page of pages) expectSoundPage(readXml(textOf(page)), hrefs)
  return {
    files,
    opf,
    text: pages.map((page) => readXml(textOf(page)).querySelector('body')?.textContent).join('\n'),
  }
}

describe('a play as a book', () => {
  test('is EPUB 3 by its rules, with what was told and said as it was', async () => {
    const { status, headers, bytes } = await bookOf(await played())

    const { text } = expectSound(bytes)

    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/epub+zip')
    expect(text).toContain('The ferryman waits with one hand on the rope.')
    expect(text).toContain('I shout <b>"Ferry & rope"</b>  to the ferryman')
    expect(text).toContain('The story was written by An Author.')
  })

  test('has a cover and the pictures of its scenes, each once', async () => {
    const { files, opf } = expectSound((await bookOf(await played())).bytes)
    const cover = opf.querySelector('[properties="cover-image"]')?.getAttribute('href')

    const drawn = await sharp(files[`EPUB/${cover}`]).metadata()

    expect(drawn.format).toBe('jpeg')
    expect([...opf.querySelectorAll('[media-type="image/svg+xml"]')]).toHaveLength(1)
  })

  test('emphasises what its author does', async () => {
    const told = { ...ferry, text: 'The ferryman *never* looks up.' }
    const emphasised = { ...structure, nodes: { ...RIVER.nodes, ferry: told } } as typeof RIVER
    const play = await played({ structure: emphasised })

    const page = readHtml((await bookOf(play, { format: 'html' })).text)

    expect(page.querySelector('body')?.textContent).toContain('The ferryman never looks up.')
    expect(page.querySelector('em')?.textContent).toBe('never')
  })

  test('runs from right to left where its letters do', async () => {
    const { opf } = expectSound((await bookOf(await played({ language: 'ur' }))).bytes)

    expect(opf.querySelector('spine')?.getAttribute('page-progression-direction')).toBe('rtl')
  })

  test('is one page to print that runs nothing and asks for nothing', async () => {
    const { headers, text } = await bookOf(await played(), { format: 'html', lang: 'hi' })

    const page = readHtml(text)

    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect([...page.querySelectorAll('script')]).toEqual([])
    const sources = [...page.querySelectorAll('img')].map((it) => it.getAttribute('src') ?? '')
    expect(sources.filter((src) => !src.startsWith('data:'))).toEqual([])
    const links = [...page.querySelectorAll('nav a')].map((it) => it.getAttribute('href') ?? '')
    expect(links.filter((link) => !page.querySelector(link))).toEqual([])
    expect(page.querySelector('body')?.textContent).toContain('श्रेय और स्रोत')
  })
})
