/** Pieces that cover the page while they are open: two of them cannot stand beside one another. */
const COVERING =
  /(?:Dialog|Screen|Popover|Tooltip|Menu|Toaster|FilterSheet|KeysSheet|QuickSheet|HomeOverlay|SkipLink)$/

/** Pieces of one look, or whose other looks need a screen of another width. */
const OF_ONE_LOOK = new Set([
  'AccountSplit',
  'AdminShell',
  'CoverPainter',
  'FeatureGrid',
  'Field',
  'FormError',
  'IconLink',
  'KolamDivider',
  'LocalCopyNotice',
  'Logo',
  'NavDisclosure',
  'OceanArt',
  'ReadingSettings',
  'ScenePlate',
  'StoryCardSkeleton',
  'UserTable',
  'VisuallyHidden',
])

const storiesOf = (text: string) =>
  [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)

/** What is wrong with the first stories of a file: they are what a reader of its page sees first. */
export function openingFault(piece: string, text: string): string | undefined {
  const [first, second] = storiesOf(text)
  if (first !== 'Playground') return `${piece} opens with ${first}`
  if (second === 'States' || COVERING.test(piece) || OF_ONE_LOOK.has(piece)) return undefined
  return `${piece} has no States after its playground`
}
