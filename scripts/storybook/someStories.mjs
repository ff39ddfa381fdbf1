/** A story that another one draws again in a narrower window or in another language, as modes do. */
const IS_TWIN = /^(?:Phone|Hindi|Right To Left|Rtl|On A Phone|In Hindi)\b/i

/** Returns true for the sheet that shows the states of a component. */
const isSheet = ({ name }) => name === 'States'

/**
 * Returns the stories that show something of their own: not the playground, not a story repeated for
 * another width or language, and not a story without a play that is on a sheet.
 */
export function essentialOf(stories) {
  const onASheet = new Set(stories.filter(isSheet).map(({ importPath }) => importPath))
  const isShown = ({ importPath, tags }) => onASheet.has(importPath) && !tags.includes('play-fn')
  return stories.filter(
    (story) =>
      isSheet(story) ||
      (story.name !== 'Playground' && !IS_TWIN.test(story.name) && !isShown(story)),
  )
}

/** Returns true for pages with colours of their own. Pages of components all use those of Button's page. */
export const hasOwnColours = ({ id, importPath }) =>
  importPath.includes('/docs/') || id === 'primitives-button--docs'

/** Pages that show what no other does: those that were written, and one of those that are made. */
export const essentialPagesOf = (pages) => pages.filter(hasOwnColours)

/** Themes besides the one by night that stories are shown in. */
const OTHER_THEMES = ['light', 'contrast']

/** Checks the colours of every story but the playground in every theme. */
export const everyColour = ({ name }) => ({
  own: true,
  others: name === 'Playground' ? [] : OTHER_THEMES,
})

/**
 * Colours by day are looked at on the sheets of states, which show what a piece can wear; what a
 * play leaves wears the colours of its piece's sheet.
 */
export function essentialColours(stories) {
  const onASheet = new Set(stories.filter(isSheet).map(({ importPath }) => importPath))
  return (story) => ({
    own: isSheet(story) || !onASheet.has(story.importPath),
    others: isSheet(story) ? ['light'] : [],
  })
}

/** So many stories share a page: to open one takes as long as five stories. */
const MANY = 200

/**
 * Stories in parts that share a page, those of a file beside one another. Pages of documentation come
 * last: Storybook's list of their headings still looks for them while the next story is drawn.
 */
export function partsOf(stories) {
  const parts = [[]]
  for (const own of Map.groupBy(stories, ({ importPath }) => importPath).values()) {
    if (parts.at(-1).length + own.length > MANY && parts.at(-1).length > 0) parts.push([])
    parts.at(-1).push(...own)
  }
  const isPage = ({ type }) => type === 'docs'
  return parts
    .filter((own) => own.length > 0)
    .map((own) => [...own.filter((one) => !isPage(one)), ...own.filter(isPage)])
}
