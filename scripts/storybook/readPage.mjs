import { hasOwnColours } from './someStories.mjs'

/** Runs in the page. Records Storybook's events. */
function recordEvents() {
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

/** Runs in the page. Checks the page without its stories, which are checked separately. */
function checkPage() {
  const OF_STORIES = '[data-story-block]'
  const OF_STORYBOOK = ['.docs-story', '.rejt-tree']

  /** Checks that a page starts with its title and skips no heading level. */
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
    // axe would count headings of stories, so headings are checked above.
    const rules = {
      'heading-order': { enabled: false },
      'color-contrast': { enabled: hasOwnColours },
    }
    const { violations } = await window.axe.run(
      { include: ['#storybook-docs'], exclude: OF_STORYBOOK },
      { resultTypes: ['violations'], rules },
    )
    const { theme } = document.documentElement.dataset
    const colours = (data) =>
      data?.fgColor ? ` (${data.fgColor} on ${data.bgColor}, theme ${theme})` : ''
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)}${colours(any[0]?.data)}`),
    )
  }
}

/** Runs in the page. Detects when images and colours are final. */
function seeArrivals() {
  const isMoving = (one) => one instanceof CSSTransition && one.playState === 'running'

  /**
   * Waits for transitions, during which contrast is undefined. Polls every frame, because
   * `finished` may never resolve for re-rendered elements.
   */
  window.coloursHaveArrived = async () => {
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame)
  }

  /** Waits for images in the viewport. Lazy images outside it never load. */
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

/** Runs in the page. Opens a documentation page and reports the result. */
function exposeReader() {
  const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const idOf = (block) => block.id.replace(/^story--/, '').replace(/--primary$/, '')
  /** A story is ready if it was rendered, has failed, or has its own frame. */
  const isThere = (drawn) => (block) =>
    drawn.has(idOf(block)) || block.querySelector('iframe, pre') !== null

  window.readPage = async (storyId, hasOwnColours) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const { drawn, errors, opened, stop } = window.hearPage(channel)
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    await opened
    const page = document.querySelector('#storybook-docs')
    const haveCome = () => [...page.querySelectorAll('[data-story-block]')].every(isThere(drawn))
    // Nearby stories render after the first frame.
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

/** A small height, because stories below the viewport render lazily. */
const WINDOW = { width: 1200, height: 500 }

/**
 * Opens a documentation page and returns errors and axe violations. Checks colours only on
 * hand-written pages and on Button's, because component pages use the same colours.
 */
export async function readPage(page, entry, axe) {
  await page.setViewportSize(WINDOW)
  if (!(await isAttached(page)))
    for (const code of [axe, recordEvents, checkPage, seeArrivals, exposeReader])
      await page.evaluate(code)
  return page.evaluate(
    ([story, colours]) => window.readPage(story, colours),
    [entry.id, hasOwnColours(entry)],
  )
}
