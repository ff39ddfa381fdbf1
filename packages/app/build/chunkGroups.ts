const SOURCE = String.raw`packages[\\/]ui[\\/]src[\\/].*[\\/]`

const named = (...names: string[]) => new RegExp(`${SOURCE}(${names.join('|')})\\.tsx?$`)
const styled = (...names: string[]) =>
  new RegExp(`${SOURCE}(${names.join('|')})(\\.styles)?\\.tsx?$`)

const inAny =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

/** What most pages show beside the shell. */
const isOnMostPages = inAny(
  styled('Card', 'Heading', 'Spinner'),
  named('LoginRequiredDialog', 'PremiumDialog', 'StartFailedDialog'),
  named('createFormat', 'fill', 'graphemes', 'useFormat', 'useServerMessages'),
  named('usePauseOnHover', 'useMediaQuery', 'useReducedMotion'),
)

/** What pages that show stories have in common. */
const isOfStories = inAny(
  styled('Badge', 'Chip', 'CountToggle', 'CoverImage', 'EmptyState', 'LoadMore'),
  styled('DrawnCover', 'SectionHeading', 'StoryCard', 'StoryCardActions', 'Tooltip'),
  named('AdultDialog', 'categoryDot', 'scallops', 'storyMessages', 'torana'),
  named('useRowScroll', 'useTooltip'),
)

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
]
