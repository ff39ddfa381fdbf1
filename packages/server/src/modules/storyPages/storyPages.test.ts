import { pageStructure } from '@kathasagar/story'
import { DAY_MS, type PageTurn } from '@kathasagar/api/contract'
import { afterEach, describe, expect, test } from 'vitest'

import { deleteUnusedPages } from './index.ts'
import { startAuthoring, type AuthorSession } from '../../test/authoring.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { eraseNow } from '../../test/eraseNow.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { expectConsistentLedger, newestOf, openPlay, type Play, say } from '../../test/play.ts'

const pageOf = (name: string, beside = '') =>
  `<!doctype html><html><head><title>${name}</title></head><body>
<tw-storydata name="${name}" format="Harlowe" format-version="3.3.9" hidden>${beside}</tw-storydata>
<script>${'/* engine */'.repeat(30)}</script></body></html>`

const product = await openTestApp()
afterEach(() => expectConsistentLedger(product.db))

const keep = ({ token }: AuthorSession, html: string) =>
  product.call('keepStoryPage', { token, body: { html } })
const load = (path: string) => product.app.inject({ url: `/api/v1${path}` })

async function storyOf(desk: AuthorSession, name = 'The lamp') {
  const page = (await keep(desk, pageOf(name))).answer()
  const story_structure = pageStructure(page, undefined, name)
  return { page, ...(await desk.published({ story_structure })) }
}

const beginLamp = async () =>
  openPlay(product, await product.register(), (await storyOf(await startAuthoring(product))).id)

type Shown = NonNullable<PageTurn['took']>['shown']
const MARKET: Shown = { title: 'Market', text: 'The market is loud.', links: ['Buy', 'Go home'] }
const HOME: Shown = { title: 'Home', text: 'You are home. The end.', links: [] }
const OPEN = ['Go to the market', 'Sleep']

const took = (links: string[], link: number, shown: Shown, fields?: string[]) => ({
  action_type: 'continue' as const,
  selected_choice: links[link] ?? '',
  selected_model: 'kathakar',
  page: { links, took: { step: { link, ...(fields && { fields }) }, shown } },
})
const placeOf = async (play: Play) => (await play.look()).session_data

describe('an uploaded page', () => {
  test('is stored once under its hash, served in a sandbox, and exported as the original file', async () => {
    const html = pageOf('A gate')
    const first = (await keep(await startAuthoring(product), html)).answer()
    const again = (await keep(await startAuthoring(product), html)).answer()
    const { headers, body } = await load(`/story-pages/${first.hash}`)
    const file = await load(`/story-pages/${first.hash}/file`)

    expect(first.format).toBe('Harlowe 3.3.9')
    expect(again).toEqual(first)
    expect(body).toContain('<tw-storydata name="A gate"')
    expect(body.indexOf('<script>')).toBeLessThan(body.indexOf('<title>'))
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^sandbox allow-scripts; default-src 'none'; .*connect-src 'none'; form-action 'none'/u,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-security-policy']).not.toContain('allow-same-origin')
    // Browsers download the file and never open it in our origin.
    expect(file.body).toBe(html)
    expect(file.headers['content-disposition']).toMatch(/^attachment/u)
    expect(file.headers['content-type']).toBe('application/octet-stream')
  })

  test.each([
    ['<!doctype html><p>Hello</p>', 'pageUnplayable'],
    ['<tw-storydata name="A gate"></tw-storydata>', 'pageUnplayable'],
    [pageOf('A gate', ' '.repeat(8 * 1024 * 1024)), 'pageLarge'],
  ])('is refused with a message if it cannot be played or is too large', async (html, type) => {
    const refused = await keep(await startAuthoring(product), html)

    expect(refused.status).toBe(422)
    expect(refused.refusal()).toMatchObject({ detail: [{ loc: ['html'], type }] })
  })

  test('is refused if the storage of its owner is full', async () => {
    const small = await buildTestApp({ config: { uploadQuotaBytes: 1000 } })
    const { token } = await startAuthoring(small)
    const bring = (name: string) =>
      small.call('keepStoryPage', { token, body: { html: pageOf(name) } })

    const answers = [await bring('A gate'), await bring('A gate'), await bring('A well')]
    await small.close()

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422])
    expect(answers[2]?.refusal()).toMatchObject({ detail: [{ type: 'pagesFull' }] })
  })

  test('returns 404 for an unknown or invalid hash', async () => {
    for (const hash of ['0'.repeat(64), 'none', '..%2f..']) {
      expect((await load(`/story-pages/${hash}`)).statusCode).toBe(404)
      expect((await load(`/story-pages/${hash}/file`)).statusCode).toBe(404)
    }
  })

  test('is deleted after a month in which no story uses it', async () => {
    const desk = await startAuthoring(product)
    const { hash } = (await keep(desk, pageOf('Played by nobody'))).answer()
    const { page } = await storyOf(desk, 'Played by somebody')
    const now = () => new Date(product.clock.now().getTime() + 31 * DAY_MS)

    await deleteUnusedPages({ ...product.ports, clock: { now } })

    expect((await load(`/story-pages/${hash}`)).statusCode).toBe(404)
    expect((await load(`/story-pages/${page.hash}`)).statusCode).toBe(200)
  })

  test.each([
    ['goes with its author and their story', 'remove', 404],
    ['stays with a story that is handed over', 'hand_over', 200],
  ] as const)('%s', async (_, stories, status) => {
    const desk = await startAuthoring(product)
    const { page } = await storyOf(desk, `To ${stories}`)

    await eraseNow(product, desk.author, stories)
    await deleteUnusedPages(product.ports)

    expect((await load(`/story-pages/${page.hash}`)).statusCode).toBe(status)
  })
})

describe('a story that runs in its own page', () => {
  test('cannot use an unknown page', async () => {
    const desk = await startAuthoring(product)
    const story_structure = pageStructure({ hash: 'a'.repeat(64), format: '' }, undefined, 'A gate')

    const body = desk.form({ story_structure })
    const refused = await product.call('createStory', { token: desk.token, body })

    expect(refused.refusal()).toMatchObject({ detail: [{ type: 'pageUnknown' }] })
  })

  test('is published with a note that nobody has tested it here, and exported unchanged', async () => {
    const desk = await startAuthoring(product)
    const { id, page } = await storyOf(desk, 'Published as it is')

    const { token } = desk
    const { story_structure, story_description } = await desk.open(id)
    const body = { story_structure, story_description }
    const review = await product.ask('reviewStory', { token, body })
    const left = await product.ask('exportStory', { ...desk.on(id), query: { format: 'html' } })
    const twee = await product.call('exportStory', { ...desk.on(id), query: { format: 'twee' } })

    expect(review.findings.map(({ code }) => code)).toEqual(['page_played'])
    expect(left.text).toBe((await load(`/story-pages/${page.hash}/file`)).body)
    expect(twee.status).toBe(422)
  })

  test.each([
    ['is not published without a description', { story_description: 'A gate.' }, 'draft'],
    ['waits for an editor with a harmful title', { title: 'Kill all the Jews' }, 'in_review'],
  ])('%s', async (_, fields, status) => {
    const desk = await startAuthoring(product)
    const page = (await keep(desk, pageOf('A gate'))).answer()
    const story_structure = pageStructure(page, undefined, 'A gate')
    const { id } = await desk.draft({ story_structure, ...fields })

    await desk.publish(id)

    expect((await desk.open(id)).status).toBe(status)
  })

  test('follows its page, remembers the path, and does not end at a page without links', async () => {
    const play = await beginLamp()
    const market = await play.acted(took(OPEN, 0, MARKET, ['Asha']))
    const midway = await placeOf(play)
    // A passage is narrated in full each time that the page shows it.
    const quiet = { ...MARKET, text: 'The market is quiet now.' }
    await play.acted(took(MARKET.links.slice(), 0, quiet))
    const again = newestOf(await play.look()).ai_response.narrative
    const home = await play.acted(took(['Buy', 'Go home'], 1, HOME))

    expect(market.choices).toEqual(['Buy', 'Go home'])
    expect(market.narrative).toContain('The market is loud.')
    expect(midway.page?.steps).toEqual([{ link: 0, fields: ['Asha'] }])
    expect(again).toContain('quiet now')
    expect(home).toMatchObject({ is_completed: false, narrative: expect.stringContaining('home') })
    expect((await placeOf(play)).page?.steps).toHaveLength(3)
  })

  test('returns to its previous position after an undo, and continues on another path', async () => {
    const play = await beginLamp()
    await play.acted(took(OPEN, 0, MARKET))
    await play.acted(took(['Buy', 'Go home'], 1, HOME))

    await play.undo()
    const back = await placeOf(play)
    await play.undo()
    const start = await placeOf(play)
    const slept = await play.acted(took(OPEN, 1, HOME))

    expect(back).toMatchObject({ page: { steps: [{ link: 0 }] }, choices: ['Buy', 'Go home'] })
    expect(start.page?.steps).toEqual([])
    expect(start.page?.seed).toBe(back.page?.seed)
    expect(slept.narrative).toContain('home')
  })

  test('accepts input for one of the open links, and makes its page follow the link', async () => {
    const play = await beginLamp()
    const saying = (words: string) =>
      play.acted({ ...say(words, 'kathakar'), page: { links: OPEN } })
    const meant = await saying('I go to the market')
    const lost = await saying('What is the colour of the moon?')

    expect(meant.asked).toEqual(['Go to the market'])
    expect(lost.asked ?? []).toEqual([])
    expect((await placeOf(play)).page?.steps).toEqual([])
  })

  test('refuses a link that is not open or too long, and can’t be shared', async () => {
    const play = await beginLamp()
    for (const action of [
      { ...took(OPEN, 0, MARKET), selected_choice: 'Fly' },
      took(Array(41).fill('Go'), 0, MARKET),
      { ...took(OPEN, 0, MARKET), page: took(OPEN, 99, MARKET).page },
      took(OPEN, 0, { ...MARKET, text: 'a'.repeat(200_000) }),
    ]) {
      const { status } = await play.act(action)
      expect([status >= 400, status < 500]).toEqual([true, true])
    }
    expect((await placeOf(play)).page?.steps).toEqual([])
    // Sharing is refused, because the text of a page comes from the player's browser.
    const body = { shows_words: true, shows_name: true }
    const shared = await product.call('sharePlay', { ...play.on(), body })
    expect(shared.refusal().code).toBe('session_not_found')
  })
})
