import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { hasBrowser, launchOptions } from '../browser.mjs'
import { unseenInForcedColors } from './forcedColors.mjs'

const STYLES = `
  button { border: 0; padding: 0; inline-size: 40px; block-size: 24px; background: teal }
  a { text-decoration: none }
  .edge { border: 1px solid }
  .line[aria-current] { text-decoration: underline }
  .tint[aria-pressed='true'] { color: red; background: gold }
  .own { forced-color-adjust: none; background: #111; border: 1px solid #111 }
  .bar { inline-size: 90px; block-size: 9px; border: 1px solid }
  .bar > div { inline-size: 40px; block-size: 9px; background: teal }
  .full > div { background: Highlight }
`
const pair = (look: string) =>
  `<nav><a href="#a" class="${look}" aria-current="page">A</a> <a href="#b" class="${look}">B</a></nav>`
const toggles = (look: string) =>
  `<div role="group"><button class="${look}" aria-pressed="true">On</button><button class="${look}" aria-pressed="false">Off</button></div>`
const bar = (look: string) =>
  `<div class="bar ${look}" role="progressbar" aria-valuenow="40"><div></div></div>`

/** What shows, and beside it what does not. */
const LOOKS = [
  ['a button of nothing but ground', '<button></button>', /^unseen/],
  ['a button as dark as its ground', '<button class="own"></button>', /^unseen/],
  ['links that only a colour tells apart', pair('tint'), /^chosen like the others/],
  ['buttons that only a ground tells apart', toggles('tint'), /^chosen like the others/],
  ['a bar of nothing but ground', bar(''), /^empty bar/],
] as const
const SEEN = [
  ['a button with words', '<button>Play</button>'],
  ['a button with an edge', '<button class="edge"></button>'],
  ['a link that is underlined where one is', pair('line')],
  ['a bar in the colour of the system', bar('full')],
] as const

describe.runIf(hasBrowser())('where the system chooses colours', () => {
  let browser: Browser

  const foundIn = async (markup: string) => {
    const page = await browser.newPage({ forcedColors: 'active', colorScheme: 'dark' })
    await page.setContent(`<!doctype html><style>${STYLES}</style>${markup}`)
    const found = await unseenInForcedColors(page)
    await page.close()
    return found
  }

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
  })
  afterAll(() => browser.close())

  test.each(LOOKS)('%s is not seen', async (_, markup, fault) => {
    expect(await foundIn(markup)).toEqual([expect.stringMatching(fault)])
  })

  test.each(SEEN)('%s is seen', async (_, markup) => {
    expect(await foundIn(markup)).toEqual([])
  })
})
