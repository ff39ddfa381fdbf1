import { sheetPicture } from './modes.ts'

/** Rules of axe that apply only to full pages. */
const OF_A_PAGE = [
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
]

export interface SheetOptions {
  /** Shows the states in one column, for wide components. Default: false. */
  isWide?: boolean
  /** Name of the state that is also shown hovered, focused and pressed. */
  touched?: string
}

/** Returns parameters of a sheet. `states` is a function, because it refers to later stories. */
export const asSheet = <State extends object>(
  states: () => Readonly<Record<string, State | { title: string }>>,
  { isWide = false, touched }: SheetOptions = {},
) => ({
  states,
  isSheetWide: isWide,
  touched,
  ...sheetPicture,
  docs: { description: { story: 'The states below, next to each other.' } },
  a11y: { config: { rules: OF_A_PAGE.map((id) => ({ id, enabled: false })) } },
})

/** Parameters for a component that covers the page, which the docs show in a frame. */
export const coversPage = { ...sheetPicture, docs: { story: { inline: false, height: '480px' } } }
