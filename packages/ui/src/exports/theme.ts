// Runs without React: a server's page head may read it.
export { createTheme, faintPairs } from '../theme/customTheme.ts'
export type { CustomTheme, FaintPair, ThemeChanges } from '../theme/customTheme.ts'
export { media, theme, type AppTheme } from '../theme/theme.ts'
export { THEME_STORAGE_KEY, themeSnippet } from '../theme/themeSnippet.ts'
export type { ThemeName } from '../theme/tokens.ts'
export { torana } from '../theme/torana.ts'
