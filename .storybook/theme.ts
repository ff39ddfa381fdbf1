import { create } from 'storybook/theming'

import { font, palettes, type Palette } from '../packages/ui/src/design-system/theme/tokens.ts'

const frame = (base: 'dark' | 'light', palette: Palette) =>
  create({
    base,
    brandTitle: 'Kathasagar',
    brandImage: './brand.svg',
    brandUrl: './',
    fontBase: font.interface,
    colorPrimary: palette.action,
    colorSecondary: palette.info,
    appBg: palette.sunken,
    appContentBg: palette.canvas,
    appPreviewBg: palette.canvas,
    appHoverBg: palette.raised,
    appBorderColor: palette.lineSubtle,
    appBorderRadius: 8,
    textColor: palette.text,
    textInverseColor: palette.onAction,
    textMutedColor: palette.textMuted,
    barBg: palette.surface,
    barTextColor: palette.textSecondary,
    barHoverColor: palette.accent,
    barSelectedColor: palette.accent,
    inputBg: palette.sunken,
    inputBorder: palette.lineControl,
    inputTextColor: palette.text,
    inputBorderRadius: 8,
    buttonBg: palette.raised,
    buttonBorder: palette.line,
    booleanBg: palette.raised,
    booleanSelectedBg: palette.overlay,
  })

export const nightTheme = frame('dark', palettes.dark)

export const pageThemes = {
  dark: nightTheme,
  light: frame('light', palettes.light),
  contrast: frame('dark', palettes.contrast),
} as const
