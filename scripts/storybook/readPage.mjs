import { hasOwnColours } from './someStories.mjs'

/** Runs in the page: keeps what Storybook tells of a page of documentation and of its stories. */
function hear() {
  const messageOf = (error) => `${error?.name ?? 'Error'}: ${error?.message ?? String(error)}`

  window.hearPage = (channel) => {
    const drawn = new Set()
    const errors = []
    let open = () => {}
    const opened = new Promise((resolve) => {
      open = resolve
    })
    const fail = (message) => {
      errors.push(message)
      open()
    }
    const heard = {
      docsRendered: () => open(),
      storyRendered: (id) => drawn.add(id),
      storyThrewException: (error) => fail(messageOf(error)),
      storyErrored: ({ title, description }) => fail(`${title}: ${description}`),
      storyMissing: () => fail('There is no such page.'),
    }
    for (const [event, listener] of Object.entries(heard)) channel.on(event, listener)
    const stop = () => {
      for (const [event, listener] of Object.entries(heard)) channel.off(event, listener)
    }
    return { drawn, errors, opened, stop }
  }
}

/** Runs in the page: looks at the page around its stories, which are looked at one by one elsewhere. */
function look() {
  const OF_STORIES = '[data-story-block]'
  /** The frame that Storybook draws round a story, looked at by itself, and its editor of objects. */
  const OF_STORYBOOK = ['.docs-story', '.rejt-tree']

  /** A page begins with its name, and no heading is two steps below the one before it. */
  window.headingFaults = (page) => {
    const levels = [...page.querySelectorAll('.sbdocs-content :is(h1, h2, h3, h4, h5, h6)')]
      .filter((heading) => !heading.closest(OF_STORIES))
      .map(({ localName, textContent }) => ({ level: Number(localName[1]), textContent }))
    if (levels[0]?.level !== 1) return ['The page does not begin with a heading.']
    return levels
      .filter(({ level }, place) => place > 0 && level > levels[place - 1].level + 1)
      .map(({ textContent }) => `The heading "${textContent}" skips a level.`)
  }

  window.pageViolations = async (hasOwnColours) => {
    // Headings of the stories would count; ours are read above.
    const rules = {
      'heading-order': { enabled: false },
      'color-contrast': { enabled: hasOwnColours },
    }
    const { violations } = await window.axe.run(
      { include: ['#storybook-docs'], exclude: OF_STORYBOOK },
      { resultTypes: ['violations'], rules },
    )
    const { theme } = document.documentElement.dataset
    /** Words that are faint: of what colour, on what, and in which theme. */
    const colours = (data) =>
      data?.fgColor ? ` (${data.fgColor} on ${data.bgColor}, theme ${theme})` : ''
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)}${colours(any[0]?.data)}`),
    )
  }
}

/** Runs in the page: knows when its pictures and colours have come. */
function seeArrivals() {
  /** No colour is on its way to another: read half-way, it is faint on a ground that has arrived. */
  window.coloursHaveArrived = () =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    )

  /**
   * What stands in the window has come, or has failed to. A row hides its last cards, whose pictures
   * would be fetched only once somebody steps there, and so never.
   */
  window.picturesOf = (page) =>
    Promise.all(
      [...page.querySelectorAll('img')]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => {
          image.loading = 'eager'
          return image.decode().catch(() => undefined)
        }),
    )
}

/** Runs in the page, beside Storybook's preview: opens a page and tells how it went. */
function attach() {
  const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const idOf = (block) => block.id.replace(/^story--/, '').replace(/--primary$/, '')
  /** A story is there once it has said so, failed, or has a frame of its own. */
  const isThere = (drawn) => (block) =>
    drawn.has(idOf(block)) || block.querySelector('iframe, pre') !== null

  window.readPage = async (storyId, hasOwnColours) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const { drawn, errors, opened, stop } = window.hearPage(channel)
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    await opened
    const page = document.querySelector('#storybook-docs')
    const haveCome = () => [...page.querySelectorAll('[data-story-block]')].every(isThere(drawn))
    // What comes near is drawn after the first frame.
    for (let frames = 0; frames < 2; frames += 1) await aFrame()
    while (errors.length === 0 && !haveCome()) await aFrame()
    await window.picturesOf(page)
    await window.coloursHaveArrived()
    stop()
    if (errors.length > 0) return { errors, violations: [] }
    return {
      errors: window.headingFaults(page),
      violations: await window.pageViolations(hasOwnColours),
    }
  }
}

const isAttached = (page) => page.evaluate(() => typeof window.readPage === 'function')

/** Low: what is far down on a page is drawn when somebody comes there. */
const WINDOW = { width: 1200, height: 500 }

/**
 * Opens a page of documentation of the built book; gives its errors and what axe has found. Pages of
 * pieces all wear the same colours, which are asked for on those that are written, and on Button's.
 */
export async function readPage(page, entry, axe) {
  await page.setViewportSize(WINDOW)
  if (!(await isAttached(page)))
    for (const code of [axe, hear, look, seeArrivals, attach]) await page.evaluate(code)
  return page.evaluate(
    ([story, colours]) => window.readPage(story, colours),
    [entry.id, hasOwnColours(entry)],
  )
}
