import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test, vi } from 'vitest'

import { FIRST_MODE, modes } from '../../.storybook/modes.ts'
import { hasBrowser } from '../browser.mjs'
import { root } from '../prepare.mjs'
import { readBaselines } from './baselines.mjs'
import { openStudio } from './draw.mjs'
import { takePictures } from './takePictures.mjs'

/** A book of a few stories in one page, which speaks as Storybook's preview does. */
const BOOK = `<!doctype html><html lang="en"><title>Book</title><div id="storybook-root"></div><script>
  const heard = {}
  const tell = (event, ...given) => (heard[event] ?? []).forEach((listener) => listener(...given))
  const draw = {
    still: () => '<p style="block-size: 60px; background: SQUARE">Still</p>',
    plain: () => '<p>Plain</p>',
    bare: () => '',
    broken: () => '<p>Broken</p>',
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
  })

/** As if another Chromium had drawn what was accepted. */
const drawnElsewhere = (baselines: string) => {
  const list = join(baselines, 'pictures.json')
  const kept = JSON.parse(readFileSync(list, 'utf8'))
  writeFileSync(list, JSON.stringify({ ...kept, drawnWith: { ...kept.drawnWith, chromium: '1' } }))
}

// Each begins a browser or two, which a busy machine takes its time for.
describe.skipIf(!hasBrowser())('pictures', { timeout: 60_000 }, () => {
  test('that are what was accepted are no change, and one of another colour is', async () => {
    const baselines = folderOf()
    await take(baselines, ['still'], 'teal', true)

    const { changes: none } = await take(baselines, ['still'])
    const { changes } = await take(baselines, ['still'], 'crimson')

    expect(none).toEqual([])
    expect(changes).toMatchObject([{ key: 'still', why: expect.stringMatching(/^\d+ pixels/) }])
  })

  test('that are accepted by themselves leave the others as they are', async () => {
    const baselines = folderOf()
    const all = ['still', 'plain', 'bare']
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
    const all = ['still', 'plain']
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
