import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test, vi } from 'vitest'

import { FIRST_MODE, modes } from '../../.storybook/modes.ts'
import { chromiumPath, hasPlaywrightBrowser } from '../browser.mjs'
import { root } from '../prepare.mjs'
import { readBaselines } from './baselines.mjs'
import { openStudio } from './draw.mjs'
import { takePictures } from './takePictures.mjs'

/** A book of a few stories in one page, which speaks as Storybook's preview does. */
const BOOK = `<!doctype html><html lang="en"><title>Book</title><div id="storybook-root"></div><script>
  const RING = 'inline-size: 47.3px; block-size: 43.7px; border: 1.4px solid #867bb0; border-radius: 50%'
  const RINGS = Array.from({ length: 160 }, (_, at) => \`<div style="position: absolute; left: \${5 + (at % 16) * 60.3}px; top: \${5 + Math.floor(at / 16) * 55.4}px; \${RING}"></div>\`).join('')
  const STICKY = \`<div style="block-size: 80.6px"></div><div style="block-size: 1000px"><div style="position: sticky; top: 10px; inline-size: 300px"><b>Preview</b><div style="\${RING}"></div></div></div>\`
  const heard = {}
  const tell = (event, ...given) => (heard[event] ?? []).forEach((listener) => listener(...given))
  const draw = {
    still: () => '<p style="block-size: 60px; background: SQUARE">Still</p>',
    // Thirty stripes of chance: two drawings are never near each other by luck.
    other: () => [...crypto.getRandomValues(new Uint8Array(30))].map((red) => \`<p style="block-size: 9px; background: rgb(\${red} 0 0)"></p>\`).join(''),
    broken: () => '<p>Broken</p>',
    rings: () => RINGS,
    sticky: () => STICKY,
    'sticky-scrolled': () => STICKY + '<i id="scroll"></i>',
    select: () => '<style>@font-face { font-family: Own; src: url(own.woff2) }</style><select style="font: 16px Own; block-size: 43.6px"><option>River Tales</select>',
    dialog: () => '<p style="block-size: 400px">Dialog</p>',
    'dialog-late': () => '<p data-later style="block-size: 20px">Dialog</p>',
    'rings-uncovered': () => RINGS + '<div id="veil" style="position: absolute; background: red"></div>',
  }
  // A veil comes and goes: what it has covered is drawn anew, in part.
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  window.haveArrived = async () => {
    await frames()
    await document.fonts.ready
    const scroll = document.querySelector('#scroll')
    if (scroll) {
      window.scrollTo(0, 150)
      await frames()
      scroll.remove()
    }
    const later = document.querySelector('[data-later]')
    if (later?.dataset.later) later.style.blockSize = '400px'
    if (later) later.dataset.later += 'seen'
    const veil = document.querySelector('#veil')
    for (let at = 0; veil && at < 12; at += 1) {
      const [left, top, width, height] = at % 2 ? [0, 0, 0, 0] : [at * 31, at * 23, 130 + at * 17, 90 + at * 13]
      Object.assign(veil.style, { left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px' })
      await frames()
    }
  }
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => (heard[event] ??= []).push(listener),
    off: (event, listener) => (heard[event] = heard[event].filter((one) => one !== listener)),
    emit: (event, { storyId }) => {
      if (event !== 'setCurrentStory') return
      document.querySelector('#storybook-root').innerHTML = draw[storyId]()
      if (storyId === 'broken') tell('playFunctionThrewException', new Error('No such button'))
      tell('storyFinished', { storyId, reporters: [] })
    },
  }
  window.__STORYBOOK_PREVIEW__ = {
    ready: async () => undefined,
    storyStore: { loadStory: async () => ({ parameters: {}, storyGlobals: {}, tags: [] }) },
  }
</script></html>`

const folders: string[] = []
const folderOf = (page?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  folders.push(folder)
  if (page !== undefined) writeFileSync(join(folder, 'iframe.html'), page)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const picture = (id: string) => ({
  key: id,
  id,
  file: `${id}.stories.tsx`,
  name: id,
  modeName: FIRST_MODE,
  mode: modes[FIRST_MODE],
})

const take = (
  baselines: string,
  ids: readonly string[],
  square = 'teal',
  isAccepted = false,
  all = ids,
) =>
  takePictures({
    folder: folderOf(BOOK.replace('SQUARE', square)),
    baselines,
    pictures: ids.map(picture),
    all: all.map(picture),
    workers: 1,
    isAccepted,
    isTwice: false,
    days: 0,
  })

/** As if another Chromium had drawn what was accepted. */
const drawnElsewhere = (baselines: string) => {
  const list = join(baselines, 'pictures.json')
  const kept = JSON.parse(readFileSync(list, 'utf8'))
  writeFileSync(list, JSON.stringify({ ...kept, drawnWith: { ...kept.drawnWith, chromium: '1' } }))
}

const hasBrowser = chromiumPath() !== undefined || hasPlaywrightBrowser()

// Each begins a browser or two, which a busy machine takes its time for.
describe.skipIf(!hasBrowser)('pictures', { timeout: 60_000 }, () => {
  test('that are what was accepted are no change, and one of another colour is', async () => {
    const baselines = folderOf()
    await take(baselines, ['still'], 'teal', true)

    const { changes: none } = await take(baselines, ['still'])
    const { changes } = await take(baselines, ['still'], 'crimson')

    expect(none).toEqual([])
    expect(changes).toMatchObject([{ key: 'still', why: expect.stringMatching(/^\d+ pixels/) }])
  })

  test('accepted by another Chromium are held against what was accepted all the same', async () => {
    const baselines = folderOf()
    await take(baselines, ['still', 'select'], 'teal', true)
    drawnElsewhere(baselines)

    const { changes, isSameHand } = await take(baselines, ['still', 'select'], 'crimson')

    expect(isSameHand).toBe(false)
    expect(changes).toMatchObject([{ key: 'still', why: expect.stringMatching(/^\d+ pixels/) }])
  })

  test('that are accepted by themselves leave the others as they are', async () => {
    const baselines = folderOf()
    const all = ['still', 'rings', 'sticky']
    await take(baselines, all, 'teal', true)
    const before = readdirSync(baselines)
    const keptOf = () => JSON.parse(readFileSync(join(baselines, 'pictures.json'), 'utf8')).pictures
    const { still, ...others } = keptOf()

    await take(baselines, ['still'], 'crimson', true, all)

    const { still: anew, ...same } = keptOf()
    expect(same).toEqual(others)
    expect(anew.hash).not.toBe(still.hash)
    expect(readdirSync(baselines)).toEqual(before)
  })

  test('that another browser has drawn are accepted all or none', async () => {
    const baselines = folderOf()
    const all = ['still', 'rings']
    await take(baselines, all, 'teal', true)
    drawnElsewhere(baselines)
    const before = readFileSync(join(baselines, 'pictures.json'), 'utf8')

    await expect(take(baselines, ['still'], 'crimson', true, all)).rejects.toThrow('all, or none')

    expect(readFileSync(join(baselines, 'pictures.json'), 'utf8')).toBe(before)
  })

  test('are drawn in the faces of the project, whatever faces the machine has', async () => {
    const handOf = async () => {
      const studio = await openStudio(folderOf(BOOK))
      const letters = await studio.handwriting()
      await studio.close()
      return { chromium: studio.chromium, letters }
    }
    const faces = join(folderOf(), 'fonts.conf')
    writeFileSync(
      faces,
      `<fontconfig><dir>${join(root, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf')}</dir></fontconfig>`,
    )
    const own = await handOf()

    vi.stubEnv('FONTCONFIG_FILE', faces)
    const elsewhere = await handOf()
    vi.unstubAllEnvs()

    expect(elsewhere).toEqual(own)
    // And how smooth letters are is no setting of the machine: the accepted ones are drawn alike.
    const { drawnWith } = readBaselines()
    expect(own).toEqual(drawnWith.chromium === own.chromium ? drawnWith : own)
  })

  test.each([
    ['was drawn at once or in parts', 'rings', 'rings-uncovered'],
    ['was scrolled before or not', 'sticky', 'sticky-scrolled'],
    ['was whole at once or grew', 'dialog', 'dialog-late'],
  ])('are the same whether a page %s', async (_way, once, otherwise) => {
    const studio = await openStudio(folderOf(BOOK))
    const drawn = new Map<string, string>()
    const onPicture = ({ key }: { key: string }, pixels: { hash: string } | null) =>
      pixels && drawn.set(key, pixels.hash)

    await studio.draw([once, otherwise].map(picture), { clock: undefined, onPicture })
    await studio.close()

    expect(drawn.get(once)).toBeDefined()
    expect(drawn.get(otherwise)).toBe(drawn.get(once))
  })

  test('have a select alike where its face had come before and where it had not', async () => {
    const folder = folderOf(BOOK)
    cpSync(
      join(root, 'node_modules/@fontsource/hind/files/hind-latin-400-normal.woff2'),
      join(folder, 'own.woff2'),
    )
    const studio = await openStudio(folder)
    const drawn: string[] = []
    const onPicture = (_picture: object, pixels: { hash: string } | null) =>
      pixels && drawn.push(pixels.hash)

    await studio.draw(['select', 'still', 'select'].map(picture), { clock: undefined, onPicture })
    await studio.close()

    expect(drawn[0]).toBeDefined()
    expect(drawn[2]).toBe(drawn[0])
  })

  test('of a story whose play fails are never accepted', async () => {
    const baselines = folderOf()

    const { changes } = await take(baselines, ['still', 'broken'], 'teal', true)

    const { pictures } = JSON.parse(readFileSync(join(baselines, 'pictures.json'), 'utf8'))
    expect(changes.find(({ key }: { key: string }) => key === 'broken')).toMatchObject({
      why: 'Its play failed: Error: No such button',
    })
    expect(Object.keys(pictures)).toEqual(['still'])
  })
})
