/** Runs in the page. Records Storybook's events of one story. */
function recordEvents() {
  const messageOf = (error) => `${error?.name ?? 'Error'}: ${error?.message ?? String(error)}`
  const violationsOf = ({ result: { theme, error, violations = [] } }) => {
    const where = theme ? `In the theme "${theme}": ` : ''
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${where}${id}: ${html.slice(0, 160)}`),
    )
    return error ? [...found, `${where}axe ended with ${messageOf(error)}`] : found
  }
  const isLook = ({ type }) => type === 'a11y'
  const failed = (report) => !isLook(report) && report.status === 'failed'

  window.hearStory = (channel, storyId, resolve) => {
    const errors = []
    const end = (reports) => {
      for (const [event, listener] of Object.entries(heard)) channel.off(event, listener)
      const others = reports.filter(failed).map(({ type }) => type)
      const violations = reports.filter(isLook).flatMap(violationsOf)
      resolve({ errors: [...new Set([...errors, ...others])], violations })
    }
    const heard = {
      playFunctionThrewException: (error) => errors.push(messageOf(error)),
      unhandledErrorsWhilePlaying: (all) => errors.push(...all.map(messageOf)),
      storyThrewException: (error) => errors.push(messageOf(error)),
      storyErrored: ({ title, description }) => errors.push(`${title}: ${description}`),
      storyMissing: () => {
        errors.push('There is no such story.')
        end([])
      },
      storyFinished: ({ storyId: finished, reporters }) => finished === storyId && end(reporters),
    }
    for (const [event, listener] of Object.entries(heard)) channel.on(event, listener)
  }
}

/** Runs in the page. Shows a story and reports the result. */
function exposeRunner() {
  const channel = () => window.__STORYBOOK_ADDONS_CHANNEL__
  const preview = () => window.__STORYBOOK_PREVIEW__

  window.book = {
    about: async (storyId) => {
      await preview().ready()
      const { parameters, storyGlobals, tags } = await preview().storyStore.loadStory({ storyId })
      const value = storyGlobals.viewport?.value ?? storyGlobals.viewport
      const viewport = parameters.viewport?.options?.[value]?.styles
      return { tags, layout: parameters.layout, chromatic: parameters.chromatic, viewport }
    },
    /** Resets the state that affects stories of other files. */
    leave: () => {
      document.activeElement?.blur()
      sessionStorage.clear()
      for (const log of document.querySelectorAll('[data-live-announcer] > *'))
        log.replaceChildren()
    },
    /** Themes in which axe checks colours. The preview reads them. */
    colours: { own: true, others: [] },
    show: ({ storyId, colours }) =>
      new Promise((resolve) => {
        window.book.colours = colours
        window.hearStory(channel(), storyId, resolve)
        channel().emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
  }
}

/** Time without events after which a story counts as hanging. */
const PATIENCE_MS = 60_000

export async function withinAMinute(story) {
  const silence = Promise.withResolvers()
  const stopped = { errors: ['It did not end within a minute.'], violations: [], hasStopped: true }
  const timer = setTimeout(() => silence.resolve(stopped), PATIENCE_MS)
  const told = await Promise.race([story, silence.promise])
  clearTimeout(timer)
  return told
}

export const OWN_COLOURS = { own: true, others: [] }
const DESK = { width: 1200, height: 900 }
const pixels = (length) => Number.parseInt(length, 10)

export async function openStorybook(context, address) {
  const page = await context.newPage()
  await page.addInitScript(recordEvents)
  await page.addInitScript(exposeRunner)
  await page.goto(`${address}/iframe.html?viewMode=story&checked=true`)
  await page.waitForFunction(
    () => window.__STORYBOOK_PREVIEW__ && window.__STORYBOOK_ADDONS_CHANNEL__,
  )
  return page
}

/** Shows a story at its viewport size, or at the given one. */
export async function showStory(
  page,
  id,
  { desk = DESK, isOwnSize = true, colours = OWN_COLOURS } = {},
) {
  const about = await page.evaluate((storyId) => window.book.about(storyId), id)
  const { width, height } = (isOwnSize && about.viewport) || {}
  const size = width ? { width: pixels(width), height: pixels(height) } : desk
  const { width: now, height: high } = page.viewportSize() ?? {}
  if (now !== size.width || high !== size.height) await page.setViewportSize(size)
  const asked = { storyId: id, colours }
  return { ...about, ...(await page.evaluate((story) => window.book.show(story), asked)) }
}
