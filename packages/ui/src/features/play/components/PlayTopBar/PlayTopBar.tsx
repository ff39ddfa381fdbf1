import type { ReactNode } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { shortTitle } from '../../model/shortTitle.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, layer, media, control, lineWidth, icon, bar } = theme

const wordHidden = {
  [media.below.xl]: {
    inlineSize: control.touch,
    paddingInline: 0,
    '& > span': {
      position: 'absolute' as const,
      inlineSize: lineWidth.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap' as const,
    },
  },
  [media.from.xl]: { paddingInline: space.m },
  '& > svg': { inlineSize: icon.l, blockSize: icon.l },
}

const styles = {
  bar: {
    position: 'relative' as const,
    zIndex: layer.dropdown,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    minBlockSize: control.xl,
    padding: `${space.hair} ${space.s}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    [media.from.m]: { minBlockSize: bar.l, padding: space.m, borderBlockEnd: 0 },
    [media.low]: { minBlockSize: control.xl, paddingBlock: space.hair },
    [media.from.xl]: { gap: space.s, paddingInline: space.xl },
    [media.from.xxl]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
    },
  },
  start: {
    display: 'flex',
    gap: space.xs,
    // Hides the button labels. Labels of buttons that open a panel stay visible.
    '& > button, & > div > button': wordHidden,
  },
  title: {
    flex: 1,
    minInlineSize: 0,
    padding: `${space.s} 0 ${space.xsPlus}`,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.2,
    textAlign: 'center' as const,
    textWrap: 'balance' as const,
    // On a phone the bar has space for two lines.
    [media.below.m]: { padding: `${space.hair} 0 0`, fontSize: size.note, lineHeight: 1.15 },
    [media.from.xxl]: {
      paddingInline: space.lPlus,
      borderBlock: `${lineWidth.hairline} solid ${color.lineGold}`,
      fontSize: size.lead,
    },
  },
  long: { [media.below.m]: { display: 'none' } },
  short: { [media.from.m]: { display: 'none' } },
  end: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.xs,
    minInlineSize: control.touch,
    [media.from.xl]: { gap: space.s },
    [media.from.xxl]: { gridColumn: 3 },
  },
}

export interface PlayTopBarProps {
  title: string | null
  lang?: string | undefined
  onBack: () => void
  help?: ReactNode
  children?: ReactNode
}

export function PlayTopBar({ title, lang, onBack, help, children }: PlayTopBarProps) {
  const { play } = usePlayMessages()

  return (
    <header css={styles.bar}>
      <div css={styles.start} data-print="hidden">
        <Button icon="arrowLeft" onPress={onBack} variant="quiet">
          {play.back}
        </Button>
        {help}
      </div>
      {title !== null && (
        <h1 css={styles.title} dir="auto" lang={lang}>
          <span css={styles.long}>{title.trim() || play.untitled}</span>
          <span css={styles.short}>{shortTitle(title, play.untitled)}</span>
        </h1>
      )}
      <div css={styles.end} data-print="hidden">
        {children}
      </div>
    </header>
  )
}
