// These exports need no React. For example, a server can use them in the head of a page.
export { createTheme, faintPairs } from '../design-system/theme/customTheme.ts'
export type { CustomTheme, FaintPair, ThemeChanges } from '../design-system/theme/customTheme.ts'
export { media, theme, type AppTheme } from '../design-system/theme/theme.ts'
export { THEME_STORAGE_KEY, themeSnippet } from '../design-system/theme/themeSnippet.ts'
export type { ThemeName } from '../design-system/theme/tokens.ts'
export { torana } from '../design-system/theme/torana.ts'
