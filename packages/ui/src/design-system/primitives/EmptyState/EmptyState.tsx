import type { ReactNode } from 'react'
import { theme } from '../../theme/theme.ts'

const { color, space, size, art, media } = theme

const styles = {
  box: {
    display: 'grid',
    justifyItems: 'center',
    justifySelf: 'stretch',
    paddingBlock: space.xl,
    textAlign: 'center' as const,
  },
  boat: {
    inlineSize: art.giant,
    blockSize: art.xl,
    marginBlockEnd: space.s,
    fill: 'none',
    stroke: color.accent,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
  hint: { color: color.textMuted, fontSize: size.label },
  action: { marginBlockStart: space.xl },
}

export interface EmptyStateProps {
  title: string
  hint?: string | undefined
  action?: ReactNode
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div css={styles.box}>
      <svg aria-hidden="true" css={styles.boat} viewBox="0 0 220 120">
        <path
          d="M16 52C34 96 92 100 140 92c34-6 58-26 64-56 1-9-10-10-11-2 0 5 5 7 8 4"
          strokeWidth="4.5"
        />
        <path d="M30 64c40 14 104 14 152-6" strokeWidth="2" />
        <path d="M16 52c-5-3-6-11 0-13 5-1 7 5 3 7" strokeWidth="3" />
        <path d="M96 68c2-14 0-26-1-46" strokeWidth="2.5" />
        <path d="M44 108q16-6 32 0t32 0 32 0 24-2" strokeWidth="1.6" />
        <path d="M78 117q12-4 24 0t24 0" strokeWidth="1.2" />
      </svg>
      <p>{title}</p>
      {hint && <p css={styles.hint}>{hint}</p>}
      {action && <div css={styles.action}>{action}</div>}
    </div>
  )
}
