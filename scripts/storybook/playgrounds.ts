/** Pieces that cover the page while they are open: each of their states has a frame of its own. */
const COVERING =
  /(?:Dialog|Popover|Tooltip|Menu|Toaster|FilterSheet|KeysSheet|QuickSheet|SkipLink)$/

/** Pieces of one look, or whose other looks need a screen of another width. */
const OF_ONE_LOOK = new Set([
  'AccountSplit',
  'AdminShell',
  'CoverPainter',
  'FeatureGrid',
  'Field',
  'FormError',
  'HomeOverlay',
  'IconLink',
  'KolamDivider',
  'LocalCopyNotice',
  'Logo',
  'OceanArt',
  'ScenePlate',
  'StoryCardSkeleton',
  'UserTable',
  'VisuallyHidden',
])

const storiesOf = (text: string) =>
  [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)

/** What a sheet opens, by the name of each story. */
const openedIn = (text: string) => /\bopened: \(\) => \(\{([^}]*)\}\)/.exec(text)?.[1] ?? ''

/** States that a sheet leaves out although nothing has to be done to see them. */
const PLAIN_STATE = /^(?:Loading|Empty|Failed|Refused|Busy|Invalid|Disabled|Long\w*)$/

/** A story of which a play makes what is seen, or that needs a window of its own. */
const isOfAPlay = (story: string) => /\b(?:play|globals):/.test(story)

const textOf = (text: string, name: string) =>
  new RegExp(`^export const ${name}\\b[\\s\\S]*?(?=^\\}|\\}\\n)`, 'm').exec(text)?.[0] ?? ''

/** What is wrong with the first stories of a file: they are what a reader of its page sees first. */
export function openingFault(piece: string, text: string): string | undefined {
  const names = storiesOf(text)
  const [first, second] = names
  if (first !== 'Playground') return `${piece} opens with ${first}`
  if (OF_ONE_LOOK.has(piece) || piece.endsWith('Screen')) return undefined
  if (second !== 'States') return `${piece} has no States after its playground`
  if (COVERING.test(piece) && openedIn(text).trim() === '')
    return `States of ${piece} opens nothing`
  const sheet = textOf(text, 'States')
  const left = names.filter(
    (name) =>
      PLAIN_STATE.test(name) &&
      sheet.includes('asSheet(') &&
      !new RegExp(`\\b${name}\\b`).test(sheet) &&
      !isOfAPlay(textOf(text, name)),
  )
  return left.length > 0 ? `States of ${piece} leaves out ${left.join(', ')}` : undefined
}
