const SOURCE = String.raw`packages[\\/]ui[\\/]src[\\/].*[\\/]`

const named = (...names: string[]) => new RegExp(`${SOURCE}(${names.join('|')})\\.tsx?$`)
const styled = (...names: string[]) =>
  new RegExp(`${SOURCE}(${names.join('|')})(\\.styles)?\\.tsx?$`)

/** Files of one of our packages, by their places in its sources without the ending. */
const inPackage = (name: string, ...paths: string[]) =>
  new RegExp(
    `packages[\\\\/]${name}[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`,
  )

const inAny =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

/** What most pages show beside the shell. */
const isOnMostPages = inAny(
  styled('Card', 'Heading', 'Spinner'),
  named('LoginRequiredDialog', 'PremiumDialog', 'StartFailedDialog'),
  named('commands', 'createFormat', 'fill', 'graphemes', 'useFormat', 'useServerMessages'),
  named('usePauseOnHover', 'useMediaQuery', 'useReducedMotion', 'useEscape', 'isTypingTarget'),
  inPackage('app', 'shared/useTitle', 'shared/usePremiumRefusal'),
  inPackage('api', 'client/timeZone', 'contract/pageLanguages', 'endpoints/sessions/open'),
)

/** What pages that show stories have in common. */
const isOfStories = inAny(
  styled('Badge', 'Chip', 'CountToggle', 'CoverImage', 'EmptyState', 'LoadMore'),
  styled('DrawnCover', 'SectionHeading', 'StoryCard', 'StoryCardActions', 'Tooltip'),
  named('AdultDialog', 'categoryDot', 'scallops', 'storyMessages', 'torana'),
  named('useRowScroll', 'useTooltip'),
  inPackage('app', 'shared/StartDialogs', 'shared/useStartPlaying', 'shared/useLikeAndBookmark'),
  inPackage('api', 'endpoints/account/profile'),
)

/** What a story is played with, wherever one is. */
const isOfPlaying = inAny(
  styled('AlternativesPanel', 'AsideNote', 'ChoiceList', 'DeclinedNote', 'LogEntry', 'ModelSwatch'),
  styled('SceneImage', 'TypedText'),
  named('LazyFailed', 'Popover', 'logEntries', 'useTypedWords'),
  named('ReadingSettings.styles', 'readingVariables', 'usePlayMessages', 'playMessages'),
  inPackage('api', 'endpoints/(sessions|plays|models)', 'endpoints/sessions/.*'),
  inPackage('app', 'offline/(keptTurns|leftTurns)'),
)

/** What forms are checked by, and signing in is described by. */
const isOfSigningIn = inPackage('api', 'contract/auth')

/** What the other first calls of a reader are described by. */
const isOfFirstCalls = inPackage('api', 'contract/(stories|sessions)')

/** The pile of notices, and how one reads. */
const isOfNotices = inAny(named('useNoticeMessage'), inPackage('app', 'notices/toastQueue'))

/** What fields and dialogs have in common. */
const isOfControls =
  /react-(aria|stately|aria-components)[\\/]dist[\\/].*[\\/](Autocomplete|Text|VisuallyHidden|useControlledState|useLabels|useLocalizedStringFormatter)\.mjs$/

/** What every dialog, menu and sheet is made of. */
const isOfDialogs = /react-aria-components[\\/]dist[\\/]private[\\/](Modal|Dialog)\.mjs$/

const initial = { tags: ['$initial' as const] }

/**
 * Files that the first pages share. A browser evaluates a file in one go, so there are several; each
 * is compressed alone, so there are few: forty small ones weigh a tenth more. None imports one below
 * it, or it would be evaluated before what it needs.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  {
    name: 'state',
    test: /node_modules[\\/](@reduxjs|redux|react-redux|immer|reselect)[\\/]/,
  },
  {
    name: 'aria',
    test: /node_modules[\\/](react-aria|react-stately|react-aria-components|@internationalized)[\\/]/,
    ...initial,
  },
  {
    name: 'api',
    test: /packages[\\/](api|story)[\\/]/,
    ...initial,
  },
  {
    name: 'shell',
    test: /packages[\\/](ui[\\/]|app[\\/]src[\\/](?!main))/,
    ...initial,
  },
  { name: 'common', test: isOnMostPages },
  { name: 'stories', test: isOfStories },
  { name: 'signing-in', test: isOfSigningIn },
  { name: 'calls', test: isOfFirstCalls },
  { name: 'notices', test: isOfNotices },
  { name: 'controls', test: isOfControls },
  { name: 'dialogs', test: isOfDialogs },
  { name: 'playing', test: isOfPlaying },
]
