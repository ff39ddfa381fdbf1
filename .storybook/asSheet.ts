/** What only a whole page owes: one main part, regions of different names, headings in order. */
const OF_A_PAGE = [
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
]

export interface SheetOptions {
  /** One state below the other, for what is wider than a column. */
  isWide?: boolean
  /** States that a play opens over the page: where there are some, each state has a page of its own. */
  opened?: () => Readonly<Record<string, object>>
  /** Name of the state that is drawn again hovered, focused and pressed. */
  touched?: string
}

/**
 * Parameters of a story that draws states of its piece beside one another. Given are the file's
 * `meta` and by their names stories that stand further below, so in a function; a state that nothing
 * is claimed of beside its looks stands here alone.
 */
export const asSheet = <State extends object>(
  states: () => Readonly<Record<string, State | { title: string }>>,
  { isWide = false, opened, touched }: SheetOptions = {},
) => ({
  states,
  isSheetWide: isWide,
  opened,
  touched,
  docs: {
    description: {
      story: `The states below, ${opened ? 'each in a page of its own' : 'beside one another'}.`,
    },
  },
  a11y: { config: { rules: OF_A_PAGE.map((id) => ({ id, enabled: false })) } },
})

/** Parameters of a piece that covers the page: on a page of documentation it has a frame of its own. */
export const coversPage = { docs: { story: { inline: false, height: '480px' } } }
