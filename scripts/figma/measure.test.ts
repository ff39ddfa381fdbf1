import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { hasBrowser, launchOptions } from '../browser.mjs'
import { candidatesOf, combinations } from './axes.mjs'
import { bundle } from './bundle.mjs'
import { connected } from './codeConnect.ts'
import type { Box, Piece } from './drawing.ts'
import { markerOf } from './markers.ts'
import type { reader } from './page/main.ts'

const COLOURS = ['action', 'onAction', 'line'].map((name) => ({
  name: `color/${name}`,
  css: `--ui-${name}`,
}))
const STYLES = `
  * { margin: 0; --ui-action: gold; --ui-onAction: black; --ui-line: gray }
  button { position: relative; display: inline-flex; align-items: center; gap: 8px; height: 44px;
    padding: 0 20px; border: 1px solid var(--ui-line); border-radius: 8px;
    background: var(--ui-action); color: var(--ui-onAction); font: 600 16px/18px Hind }
  button::after { content: ''; position: absolute; inset: 3px; border: 1px solid currentcolor }
  svg { fill: currentcolor; width: 16px; height: 16px }
  .veiled { background: rgb(from var(--ui-action) r g b / .5); width: 90px; height: 9px }
  .seam, .seam div { position: relative } .seam p { background: white }
  .seam b { position: absolute; top: -9px; background: #123456 }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden }`

const CASES = {
  button: '<button><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg><span>Play</span></button>',
  veiled: '<div class="veiled"></div>',
  hidden: '<div class="veiled"></div><p class="hidden">Only for the ear</p>',
  seam: '<div class="seam"><p>Under</p><div><b>Over</b></div><p>Below</p></div>',
}

describe.runIf(hasBrowser())('a piece is measured', () => {
  let browser: Browser
  let script: string

  const read = async (look: keyof typeof CASES) => {
    const page = await browser.newPage()
    const ground = `<div class="story-ground">${CASES[look]}</div>`
    await page.setContent(`<!doctype html><style>${STYLES}</style>${ground}`)
    await page.addScriptTag({ content: script })
    const drawing = await page.evaluate(async (colours) => {
      const { reader: own } = window as unknown as { reader: typeof reader }
      own.begin(colours)
      return own.read()
    }, COLOURS)
    await page.close()
    return drawing as Box
  }

  beforeAll(async () => {
    script = await bundle('scripts/figma/page/main.ts')
    browser = await chromium.launch(launchOptions())
  })
  afterAll(() => browser.close())

  test('with the variables that it is painted with, and the layout that holds it', async () => {
    const button = await read('button')

    expect(button).toMatchObject({
      name: 'button',
      height: 44,
      fill: 'color/action',
      radius: [8, 8, 8, 8],
      stroke: { paint: 'color/line', widths: [1, 1, 1, 1] },
      flow: { direction: 'HORIZONTAL', gap: 8, cross: 'CENTER', isHugging: true },
      shapes: [
        { kind: 'vector', width: 16, svg: expect.stringContaining(`fill="${markerOf(1)}"`) },
        { kind: 'words', text: 'Play', cut: 'SemiBold', size: 16, fill: 'color/onAction' },
        { name: 'after', isAbsolute: true, x: 3, y: 3, stroke: { paint: 'color/onAction' } },
      ],
    })
    const [, right = 0, , left = 0] = button.flow?.padding ?? []
    expect([right, left].map(Math.round)).toEqual([20, 20])
  })

  test('a variable seen through is a variable, and what shows nothing is not drawn', async () => {
    expect(await read('veiled')).toMatchObject({
      fill: 'color/action@0.5',
      width: 90,
      shapes: [],
    })
    expect(await read('hidden')).toMatchObject({ fill: 'color/action@0.5', shapes: [] })
  })

  test('what lies over others is painted after them, and out of their flow', async () => {
    const seam = await read('seam')

    const order = seam.shapes.map((shape) => [shape.isAbsolute === true, shape.height > 0])
    expect(order).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ])
    expect(seam.flow).toMatchObject({ direction: 'VERTICAL', gap: 0 })
  })
})

const argTypes = {
  variant: { kind: 'enum', options: ['primary', 'quiet'], standard: "'quiet'" },
  icon: { kind: 'enum', options: Array.from({ length: 20 }, (_, place) => `icon${place}`) },
  isBusy: { kind: 'boolean', options: [], standard: 'false' },
  children: { kind: 'string', options: [] },
}

test('a designer chooses among the values of choices and states, the first one before', () => {
  expect(candidatesOf({ argTypes, args: { variant: 'primary' } })).toEqual([
    { prop: 'variant', first: 'primary', others: ['quiet'] },
    { prop: 'isBusy', first: 'false', others: ['true'] },
  ])
  expect(combinations({ a: ['1', '2'], b: ['3', '4'], isBusy: ['false', 'true'] })).toHaveLength(4)
  expect(combinations({ a: 'abcde'.split(''), b: 'fghij'.split('') })).toEqual([])
})

test('Code Connect has the props of a piece by its own address, and none before there is a file', () => {
  const place = { x: 0, y: 0, width: 1, height: 1 }
  const label = { kind: 'words', text: 'PLAY' } as Box['shapes'][number]
  const drawing: Box = { kind: 'box', name: '', ...place, shapes: [label] }
  const piece: Piece = {
    name: 'Button',
    group: '',
    description: '',
    id: '',
    entry: '@kathasagar/ui/primitives',
    texts: { children: 'PLAY', reason: 'Unseen' },
    axes: { variant: ['primary'], isBusy: ['false', 'true'], State: ['Default', 'Hovered'] },
    variants: [{ values: {}, drawing }],
  }
  const file = 'https://www.figma.com/design/KEY'

  expect(connected([piece], { file: '', nodes: { Button: '1:2' } }).components).toEqual([])
  expect(connected([piece], { file, nodes: { Button: '1:2' } }).components).toEqual([
    {
      url: `${file}?node-id=1-2`,
      name: 'Button',
      component: 'Button',
      entry: '@kathasagar/ui/primitives',
      texts: ['children'],
      axes: [
        { prop: 'variant', values: [{ shown: 'primary', given: 'primary' }] },
        { prop: 'isBusy', values: [{ shown: 'false' }, { shown: 'true', given: true }] },
      ],
    },
  ])
})
