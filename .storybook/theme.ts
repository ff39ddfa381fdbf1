import { create } from 'storybook/theming'

import { font, palettes } from '../packages/ui/src/theme/tokens.ts'

const { dark } = palettes

/** Storybook's own frame in the colours of the night, so that a piece is seen at home. */
export const nightTheme = create({
  base: 'dark',
  brandTitle: 'Kathasagar',
  brandUrl: './',
  fontBase: font.interface,
  colorPrimary: dark.action,
  colorSecondary: dark.info,
  appBg: dark.sunken,
  appContentBg: dark.canvas,
  appPreviewBg: dark.canvas,
  appHoverBg: dark.raised,
  appBorderColor: dark.lineSubtle,
  appBorderRadius: 8,
  textColor: dark.text,
  textInverseColor: dark.onAction,
  textMutedColor: dark.textMuted,
  barBg: dark.surface,
  barTextColor: dark.textSecondary,
  barHoverColor: dark.accent,
  barSelectedColor: dark.accent,
  inputBg: dark.sunken,
  inputBorder: dark.lineControl,
  inputTextColor: dark.text,
  inputBorderRadius: 8,
  buttonBg: dark.raised,
  buttonBorder: dark.line,
  booleanBg: dark.raised,
  booleanSelectedBg: dark.overlay,
})
