import { afterEach as checkAccess } from '@storybook/addon-a11y/preview'

type StoryContext = Parameters<typeof checkAccess>[0]

export type OtherTheme = 'light' | 'contrast'

/** Other rules do not depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Returns the elements with the story's theme, without those that have a fixed theme. */
const themedElements = (theme: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>('html, [data-ui-root]')].filter(
    ({ dataset }) => dataset['theme'] === theme,
  )

/** Disables transitions and `content-visibility`, so that axe sees the final colours. */
function disableTransitions() {
  const still = document.createElement('style')
  still.textContent =
    '*, *::before, *::after { transition: none !important; content-visibility: visible !important }'
  document.head.append(still)
  return () => still.remove()
}

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

/** Repeats the colour rules of axe in other themes, without rendering the story again. */
export async function checkOtherThemes(
  context: StoryContext,
  others: readonly OtherTheme[],
): Promise<void> {
  if (others.length === 0) return
  const own = document.documentElement.dataset['theme']
  const dressed = themedElements(own)
  const drawAsUsual = disableTransitions()
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
    // Forces a style recalculation while transitions are disabled.
    document.body.getBoundingClientRect()
    drawAsUsual()
  }
}
