/** What other systems call a piece, by its title here: the sidebar finds it by these too. */
export const SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Primitives/Disclosure': ['accordion', 'collapse', 'expander'],
  'Foundations/Tokens': ['z-index', 'layers', 'design tokens'],
  'Foundations/Colours': ['palette', 'color scheme'],
  'Layout/ThemeChooser': ['dark mode', 'color mode'],
  'Primitives/Cluster': ['grid', 'inline', 'flex'],
  'Primitives/Stack': ['box', 'vstack'],
  'Primitives/Dialog': ['modal', 'overlay', 'lightbox'],
  'Primitives/ConfirmDialog': ['alert dialog', 'confirmation'],
  'Primitives/SelectInput': ['dropdown', 'picker', 'listbox'],
  'Primitives/ComboInput': ['combobox', 'autocomplete', 'typeahead'],
  'Primitives/ActionMenu': ['dropdown menu', 'context menu', 'overflow menu'],
  'Primitives/Tooltip': ['hint', 'toggletip'],
  'Primitives/Popover': ['flyout', 'hover card'],
  'Feedback/Toaster': ['toast', 'snackbar', 'notification'],
  'Primitives/Alert': ['banner', 'inline message', 'callout'],
  'Primitives/Spinner': ['loader', 'activity indicator', 'progress circle'],
  'Primitives/Skeleton': ['placeholder', 'shimmer'],
  'Primitives/Switch': ['toggle'],
  'Primitives/Chip': ['tag', 'pill', 'token'],
  'Primitives/Badge': ['label', 'counter', 'status light'],
  'Primitives/Table': ['data table', 'data grid'],
  'Primitives/EmptyState': ['blankslate', 'illustrated message'],
  'Primitives/KolamDivider': ['separator', 'rule'],
  'Primitives/ProgressBar': ['meter', 'linear progress'],
  'Admin/Pager': ['pagination'],
  'Layout/MobileMenu': ['drawer', 'hamburger', 'side sheet'],
  'Story/BannerCarousel': ['slider', 'slideshow'],
}

interface Entry {
  title: string
  type: string
  anchors?: readonly { id: string; title: string }[]
}

/** A line of the index with the words of its title among its headings, which the sidebar searches. */
export function withSearchWords<Own extends Entry>(entry: Own): Own {
  const { anchors = [], title, type } = entry
  const words = type === 'docs' ? (SEARCH_WORDS[title] ?? []) : []
  // Storybook asks for its index in several steps, each of which would add them again.
  const missing = words.filter((word) => anchors.every((anchor) => anchor.title !== word))
  if (missing.length === 0) return entry
  const named = missing.map((word) => ({ id: `called-${word.replaceAll(' ', '-')}`, title: word }))
  return { ...entry, anchors: [...anchors, ...named] }
}
