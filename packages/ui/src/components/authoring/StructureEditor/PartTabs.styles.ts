import type { Theme } from '@emotion/react'

import { storyFormTabsStyles } from '../StoryFormTabs/StoryFormTabs.styles.ts'

export const partTabsStyles = (theme: Theme) => {
  const { color, space, size } = theme
  const { tabs, list, tab, panel } = storyFormTabsStyles(theme)

  return {
    tabs,
    list,
    tab: { ...tab, flex: 'none', paddingInline: space.xs },
    count: {
      color: color.textMuted,
      fontSize: size.small,
      fontWeight: 400,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    panel: { ...panel, display: 'grid', gap: space.l, minInlineSize: 0 },
  }
}
