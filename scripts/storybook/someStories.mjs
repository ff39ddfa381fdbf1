/** Names of stories that show another one in a narrow window or another language. */
const IS_TWIN = /^(?:Phone|Hindi|Right To Left|Rtl|On A Phone|In Hindi)\b/i

const isSheet = ({ name }) => name === 'States'

/** Returns the essential stories, without the playground, variants, and states that a sheet shows. */
export function essentialOf(stories) {
  const onASheet = new Set(stories.filter(isSheet).map(({ importPath }) => importPath))
  const isShown = ({ importPath, tags }) => onASheet.has(importPath) && !tags.includes('play-fn')
  return stories.filter(
    (story) =>
      isSheet(story) ||
      (story.name !== 'Playground' && !IS_TWIN.test(story.name) && !isShown(story)),
  )
}

/** Returns true if a page has its own colours. Pages of components use those of Button's page. */
export const hasOwnColours = ({ id, importPath }) =>
  importPath.includes('/docs/') || id === 'components-primitives-button--docs'

export const essentialPagesOf = (pages) => pages.filter(hasOwnColours)

const OTHER_THEMES = ['light', 'contrast']

export const everyColour = ({ name }) => ({
  own: true,
  others: name === 'Playground' ? [] : OTHER_THEMES,
})

/** Returns the themes to check. Other themes are checked only on sheets of states, which contain all colours. */
export function essentialColours(stories) {
  const onASheet = new Set(stories.filter(isSheet).map(({ importPath }) => importPath))
  return (story) => ({
    own: isSheet(story) || !onASheet.has(story.importPath),
    others: isSheet(story) ? ['light'] : [],
  })
}

/** Number of stories per page. Opening a page takes as long as five stories. */
const MANY = 200

/** Groups stories by file. Documentation pages come last, because they are searched. */
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
