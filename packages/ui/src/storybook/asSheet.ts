import { sheetPicture } from './modes.ts'

/** Rules of axe that apply only to complete pages. */
const OF_A_PAGE = [
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
]

export interface SheetOptions {
  /** Shows the stories in one column, for wide components. Default: false. */
  isWide?: boolean
  /** Name of the story that is also shown in the states hovered, focused and pressed. */
  touched?: string
}

/** Returns the parameters of a sheet. `states` is a function, because stories are defined later. */
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

/** Parameters for a component that covers the page. The documentation shows it in a frame. */
export const coversPage = { ...sheetPicture, docs: { story: { inline: false, height: '480px' } } }
