import { steadyTokens, themedTokens } from '../packages/ui/src/theme/tokenTree.ts'
import { colorVariable, steadyVariable } from '../packages/ui/src/theme/variables.ts'

/** Every token by the name of its variable. */
const variables = [
  ...Object.keys(themedTokens.dark).map(colorVariable),
  '--ui-shadow',
  ...Object.entries(steadyTokens).flatMap(([group, tokens]) =>
    Object.keys(tokens).map((name) => steadyVariable(group, name)),
  ),
]

/** What other systems call a piece, by its title here: the sidebar finds it by these too. */
export const SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Primitives/Disclosure': ['accordion', 'collapse', 'expander'],
  'Foundations/Token names': variables,
  'Foundations/Tokens': ['z-index', 'layers', 'design tokens'],
  'Foundations/Colours': ['palette', 'color scheme'],
  'Layout/ThemeChooser': ['dark mode', 'color mode'],
  'Primitives/Cluster': ['grid', 'inline', 'flex', 'button group'],
  'Primitives/Stack': ['box', 'vstack'],
  'Primitives/Dialog': ['modal', 'overlay', 'lightbox'],
  'Primitives/ConfirmDialog': ['alert dialog', 'confirmation'],
  'Primitives/SelectInput': ['dropdown', 'picker', 'listbox', 'list box'],
  'Primitives/ComboInput': ['combobox', 'autocomplete', 'typeahead'],
  'Primitives/ActionMenu': [
    'dropdown menu',
    'context menu',
    'overflow menu',
    'action menu',
    'action list',
  ],
  'Primitives/Tooltip': ['hint', 'toggletip'],
  'Primitives/Popover': ['flyout', 'hover card'],
  'Feedback/Toaster': ['toast', 'snackbar', 'notification'],
  'Primitives/Alert': ['banner', 'inline message', 'callout', 'inline alert', 'message bar'],
  'Primitives/Spinner': ['loader', 'activity indicator', 'progress circle'],
  'Primitives/Skeleton': ['placeholder', 'shimmer'],
  'Primitives/Switch': ['toggle'],
  'Primitives/Chip': ['tag', 'pill', 'token'],
  'Primitives/Badge': ['label', 'counter', 'status light', 'counter label'],
  'Primitives/Table': ['data table', 'data grid'],
  'Primitives/EmptyState': ['blankslate', 'illustrated message', 'empty state'],
  'Primitives/KolamDivider': ['separator', 'rule'],
  'Primitives/ProgressBar': ['meter', 'linear progress'],
  'Admin/Pager': ['pagination'],
  'Layout/MobileMenu': ['drawer', 'hamburger', 'side sheet'],
  'Story/BannerCarousel': ['slider', 'slideshow'],
  'Primitives/TextInput': ['text field', 'text input'],
  'Primitives/TextArea': ['text area', 'multiline'],
  'Primitives/NumberInput': ['number field', 'stepper'],
  'Primitives/PasswordInput': ['password field'],
  'Primitives/IconButton': ['icon button', 'toggle button'],
  'Primitives/RadioGroup': ['radio button', 'segmented control'],
  'Primitives/ScrollRegion': ['scroll area'],
  'Primitives/SkipLink': ['skip link', 'skip to content'],
  'Primitives/VisuallyHidden': ['visually hidden', 'screen reader only'],
  'Primitives/ColorInput': ['color picker', 'color field'],
  'Primitives/Prose': ['code block', 'rich text'],
  'Primitives/Text': ['truncate', 'line clamp'],
  'Primitives/CoverImage': ['thumbnail', 'aspect ratio'],
  'Primitives/Field': ['form field', 'form control'],
  'Layout/Header': ['navbar', 'navigation', 'app bar'],
  'Layout/UserMenu': ['user menu', 'account menu'],
  'Layout/LanguageChooser': ['locale', 'language switcher'],
  'Admin/DayField': ['date picker'],
  'Authoring/PictureUpload': ['file upload', 'dropzone'],
  'Authoring/StructureOutline': ['tree view'],
  'Authoring/DayBars': ['bar chart'],
  'Story/LoadMore': ['load more', 'infinite scroll'],
  'Story/FilterSheet': ['bottom sheet'],
  'Play/KeysSheet': ['shortcut', 'hotkey'],
  'Play/StarRating': ['rating'],
  Theming: ['theme provider', 'css variables'],
  Motion: ['animation', 'reduced motion'],
  Accessibility: ['focus ring', 'screen reader'],
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
