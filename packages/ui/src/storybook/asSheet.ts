/** Rules that only whole pages must follow: one main part, unique landmarks, headings in order. */
const OF_A_PAGE = [
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
]

export interface SheetOptions {
  /** Shows one state below the other, for components wider than a column. Default: false. */
  isWide?: boolean
  /** Name of the state that is also shown hovered, focused and pressed. */
  touched?: string
}

/**
 * Returns parameters of a story that shows states of its component next to each other: the file's
 * `meta`, and states by name. A state that has a story of its own is named in shorthand; it stands
 * further below, so `states` is a function.
 */
export const asSheet = <State extends object>(
  states: () => Readonly<Record<string, State | { title: string }>>,
  { isWide = false, touched }: SheetOptions = {},
) => ({
  states,
  isSheetWide: isWide,
  touched,
  docs: { description: { story: 'The states below, next to each other.' } },
  a11y: { config: { rules: OF_A_PAGE.map((id) => ({ id, enabled: false })) } },
})

/** Parameters of a component that covers the page: documentation shows it in a frame. */
export const coversPage = { docs: { story: { inline: false, height: '480px' } } }
