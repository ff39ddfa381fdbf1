import { chromium } from 'playwright'

import { launchOptions } from '../browser.mjs'
import { serveStorybook } from '../storybook/serveStorybook.mjs'
import { openStorybook, showStory } from '../storybook/storybookPage.mjs'
import { argOf, candidatesOf, combinations } from './axes.mjs'
import { bundle } from './bundle.mjs'

/** What the state of a piece is called that its props alone make. */
const DEFAULT = 'Default'
const STILL = { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'UTC' }

/** Runs in the page: what a story says of its piece. */
async function aboutPiece(storyId) {
  const story = await window.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId })
  const argTypes = Object.entries(story.argTypes).map(([prop, { type, options = [], table }]) => [
    prop,
    { kind: type?.name, options, standard: table?.defaultValue?.summary },
  ])
  const plain = Object.entries(story.initialArgs).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'boolean',
  )
  return {
    argTypes: Object.fromEntries(argTypes),
    args: Object.fromEntries(plain),
    description: story.component?.__docgenInfo?.description ?? '',
    opened: Object.keys(story.parameters.opened?.() ?? {}),
  }
}

/** Runs in the page: draws the story that is shown with other props, all others as they were. */
function draw({ storyId, updatedArgs }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const drawn = new Promise((resolve, reject) => {
    const fail = ({ title, message, description = message }) => {
      const given = JSON.stringify(updatedArgs ?? {})
      reject(new Error(`${storyId} with ${given}: ${title ?? 'it threw'}: ${description}`))
    }
    channel.once('storyRendered', resolve)
    channel.once('storyThrewException', fail)
    channel.once('storyErrored', fail)
  })
  channel.emit(updatedArgs ? 'updateStoryArgs' : 'resetStoryArgs', { storyId, updatedArgs })
  return drawn.then(() => window.reader.read())
}

const looks = (drawing) => JSON.stringify(drawing)

/** The variants of a piece by its props: each value that is seen, and how those go together. */
async function variantsByProps(page, storyId, about) {
  const candidates = candidatesOf(about)
  const first = await page.evaluate(() => window.reader.read())
  if (!first) return { axes: {}, variants: [] }
  const drawn = new Map([['{}', first]])
  const drawWith = async (given) => {
    await page.evaluate(draw, { storyId })
    const entries = Object.entries(given).map(([prop, value]) => [prop, argOf(value)])
    return page.evaluate(draw, { storyId, updatedArgs: Object.fromEntries(entries) })
  }
  const axes = {}
  for (const { prop, first: standard, others } of candidates) {
    for (const value of others) {
      const given = { [prop]: value }
      const drawing = await drawWith(given)
      if (!drawing || [...drawn.values()].some((other) => looks(other) === looks(drawing))) continue
      drawn.set(JSON.stringify(given), drawing)
      axes[prop] = [...(axes[prop] ?? [standard]), value]
    }
  }
  const standard = Object.fromEntries(Object.entries(axes).map(([prop, [value]]) => [prop, value]))
  for (const given of combinations(axes)) {
    const changed = Object.entries(given).filter(([prop, value]) => standard[prop] !== value)
    const key = JSON.stringify(Object.fromEntries(changed))
    const drawing = drawn.has(key) ? undefined : await drawWith(given)
    if (drawing) drawn.set(key, drawing)
  }
  const variants = [...drawn].map(([key, drawing]) => ({
    values: { ...standard, ...JSON.parse(key) },
    drawing,
  }))
  return { axes, variants }
}

/** The states that a sheet shows, and those that open over the page. */
async function statesOf(page, { states, stories }) {
  if (!states) return []
  await showStory(page, states.id)
  const { opened } = await page.evaluate(aboutPiece, states.id)
  const found = await page.evaluate(() => window.reader.sheet())
  for (const caption of opened.map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' '))) {
    const story = stories.find(({ name }) => name === caption)
    if (!story) continue
    await showStory(page, story.id)
    found.push({ caption, drawing: await page.evaluate(() => window.reader.read()) })
  }
  return found.filter(({ drawing }) => drawing)
}

/** One piece with all its variants. */
async function takePiece(page, { title, stories, playground, states, entry }) {
  await page.evaluate(() => window.book.leave())
  await showStory(page, playground.id)
  const about = await page.evaluate(aboutPiece, playground.id)
  const { axes, variants } = await variantsByProps(page, playground.id, about)
  const seen = new Set(variants.map(({ drawing }) => looks(drawing)))
  const shown = (await statesOf(page, { states, stories })).filter(({ drawing }) => {
    const isNew = !seen.has(looks(drawing))
    seen.add(looks(drawing))
    return isNew
  })
  const standard = Object.fromEntries(Object.entries(axes).map(([prop, [value]]) => [prop, value]))
  const hasStates = shown.length > 0 && variants.length + shown.length > 1
  const ofState = (state) => (hasStates ? { State: state } : {})
  const argValues = Object.entries(about.args).filter(([, value]) => typeof value === 'string')
  const [group, name] = title.split('/')
  return {
    name,
    group,
    description: about.description,
    entry,
    id: playground.id.replace(/--.*/, '--docs'),
    texts: Object.fromEntries(argValues.filter(([prop]) => !axes[prop])),
    axes: {
      ...axes,
      ...(hasStates && {
        State: [...variants.slice(0, 1).map(() => DEFAULT), ...shown.map((one) => one.caption)],
      }),
    },
    variants: [
      ...variants.map((one) => ({ ...one, values: { ...one.values, ...ofState(DEFAULT) } })),
      ...shown.map(({ caption, drawing }) => ({
        values: { ...standard, ...ofState(caption) },
        drawing,
      })),
    ],
  }
}

/** Measures pieces of the built book in Chromium, in colours that name their variables. */
export async function takePieces({ folder, pieces, colours, onPiece }) {
  const { address, close } = await serveStorybook(folder)
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext(STILL)
    await context.addInitScript({ content: await bundle('scripts/figma/page/main.ts') })
    const page = await openStorybook(context, address, {}, 'looked=true')
    await page.evaluate((given) => window.reader.begin(given), colours)
    const taken = []
    for (const piece of pieces) {
      taken.push(await takePiece(page, piece))
      onPiece(taken.at(-1))
    }
    return taken
  } finally {
    await browser.close()
    await close()
  }
}
