import { afterEach as checkAccess } from '@storybook/addon-a11y/preview'

type StoryContext = Parameters<typeof checkAccess>[0]

/** Themes that a story is looked at in besides the one that it was mounted and played in. */
export type OtherTheme = 'light' | 'contrast'

/** A change of theme changes colours and nothing else: every other rule has been asked already. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What wears the story's own theme; what is always night, or shows another theme, stays so. */
const wearers = (theme: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>('html, [data-ui-root]')].filter(
    ({ dataset }) => dataset['theme'] === theme,
  )

/**
 * Colours that glide from theme to theme would be read half-way, and what lies below the window would
 * keep those of the theme before until somebody scrolls there.
 */
function drawAtOnce() {
  const still = document.createElement('style')
  still.textContent =
    '*, *::before, *::after { transition: none !important; content-visibility: visible !important }'
  document.head.append(still)
  return () => still.remove()
}

/** Parameters by which axe is asked everything but colours. */
export function withoutColours(parameters: StoryContext['parameters']) {
  const { a11y } = parameters
  const rules = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]))
  return { ...parameters, a11y: { ...a11y, options: { ...a11y?.options, rules } } }
}

async function lookIn(theme: string, context: StoryContext): Promise<void> {
  const { a11y } = context.parameters
  const runOnly = { type: 'rule', values: COLOUR_RULES }
  const options = { ...a11y?.options, preload: false, runOnly }
  const parameters = { ...context.parameters, a11y: { ...a11y, options } }
  const reporting: StoryContext['reporting'] = {
    ...context.reporting,
    addReport: (report) =>
      context.reporting.addReport({ ...report, result: { ...(report.result as object), theme } }),
  }
  try {
    await checkAccess({ ...context, parameters, reporting })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`In the theme "${theme}": ${why}`, { cause: error })
  }
}

/**
 * Wears other themes in turn, on the same mount as the play has left it, and asks axe again
 * about colours. Themes are variables behind one attribute, so nothing is rendered anew.
 */
export async function checkOtherThemes(
  context: StoryContext,
  others: readonly OtherTheme[],
): Promise<void> {
  if (others.length === 0) return
  const own = document.documentElement.dataset['theme']
  const dressed = wearers(own)
  const drawAsUsual = drawAtOnce()
  const wear = (theme: string | undefined) => {
    for (const { dataset } of dressed) dataset['theme'] = theme
  }
  try {
    for (const theme of others) {
      wear(theme)
      await lookIn(theme, context)
    }
  } finally {
    wear(own)
    // All of the page wears it before it is drawn as usual: axe looks at it next.
    document.body.getBoundingClientRect()
    drawAsUsual()
  }
}
