const SOURCE = String.raw`packages[\\/]ui[\\/]src[\\/].*[\\/]`

const named = (...names: string[]) => new RegExp(`${SOURCE}(${names.join('|')})\\.tsx?$`)
const styled = (...names: string[]) =>
  new RegExp(`${SOURCE}(${names.join('|')})(\\.styles)?\\.tsx?$`)

/** Returns a group. `paths` are relative to the package's sources, without extension. */
const inPackage = (name: string, ...paths: string[]) =>
  new RegExp(
    `packages[\\\\/]${name}[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`,
  )

const inAny =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

const isOnMostPages = inAny(
  styled('Card', 'Heading', 'Spinner'),
  named('LoginRequiredDialog', 'PremiumDialog', 'StartFailedDialog'),
  named('commands', 'createFormat', 'fill', 'graphemes', 'useFormat', 'useServerMessages'),
  named('usePauseOnHover', 'useMediaQuery', 'useReducedMotion', 'isTypingTarget'),
  inPackage('app', 'shared/useTitle', 'shared/usePremiumRefusal'),
  inPackage('api', 'client/timeZone', 'contract/pageLanguages', 'endpoints/sessions/open'),
)

const isOfStories = inAny(
  styled('Badge', 'Chip', 'CountToggle', 'CoverImage', 'EmptyState', 'LoadMore'),
  styled('SectionHeading', 'StoryCard', 'StoryCardActions', 'Tooltip'),
  named('AdultDialog', 'categoryDot', 'scallops', 'storyMessages', 'torana'),
  named('useRowScroll', 'useTooltip'),
  inPackage('app', 'shared/StartDialogs', 'shared/useStartPlaying'),
  inPackage('api', 'endpoints/account/profile'),
)

const isOfPlaying = inAny(
  styled('AlternativesPanel', 'AsideNote', 'ChoiceList', 'DeclinedNote', 'LogEntry', 'ModelSwatch'),
  styled('SceneImage', 'TypedText'),
  named('LazyFailed', 'Popover', 'logEntries', 'useTypedWords'),
  named('ReadingSettings.styles', 'readingVariables', 'usePlayMessages', 'playMessages'),
  inPackage('api', 'endpoints/(sessions|plays|models)', 'endpoints/sessions/.*'),
  inPackage('app', 'offline/(pendingTurns|unsyncedTurns)'),
)

const isOfSigningIn = inPackage('api', 'contract/auth')

const isOfFirstCalls = inPackage('api', 'contract/(stories|sessions)')

const isOfNotices = inAny(named('useNoticeMessage'), inPackage('app', 'notices/toastQueue'))

const isOfControls =
  /react-(aria|stately|aria-components)[\\/]dist[\\/].*[\\/](Autocomplete|Text|VisuallyHidden|useControlledState|useLabels|useLocalizedStringFormatter)\.mjs$/

const isOfDialogs = /react-aria-components[\\/]dist[\\/]private[\\/](Modal|Dialog)\.mjs$/

const initial = { tags: ['$initial' as const] }

/**
 * Chunks that the first pages share. Evaluating one large file would block the main thread, and very small
 * files compress worse. A chunk must not import a later one, because it would then run before its dependency.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  { name: 'state', test: /node_modules[\\/](@reduxjs|redux|react-redux|immer|reselect)[\\/]/ },
  {
    name: 'aria',
    test: /node_modules[\\/](react-aria|react-stately|react-aria-components|@internationalized)[\\/]/,
    ...initial,
  },
  { name: 'api', test: /packages[\\/](api|story)[\\/]/, ...initial },
  { name: 'shell', test: /packages[\\/](ui[\\/]|app[\\/]src[\\/](?!main))/, ...initial },
  { name: 'common', test: isOnMostPages },
  { name: 'stories', test: isOfStories },
  { name: 'signing-in', test: isOfSigningIn },
  { name: 'calls', test: isOfFirstCalls },
  { name: 'notices', test: isOfNotices },
  { name: 'controls', test: isOfControls },
  { name: 'dialogs', test: isOfDialogs },
  { name: 'playing', test: isOfPlaying },
]
