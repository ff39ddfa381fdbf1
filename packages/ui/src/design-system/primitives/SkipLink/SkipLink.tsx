import { useMessages } from '../../../messages/useMessages.ts'
import { theme } from '../../theme/theme.ts'

const { color, space, radius, layer, focusRing } = theme

const styles = {
  link: {
    position: 'absolute' as const,
    insetBlockStart: space.s,
    insetInlineStart: space.s,
    zIndex: layer.toast,
    padding: `${space.m} ${space.lPlus} ${space.sPlus}`,
    borderRadius: radius.m,
    background: color.action,
    color: color.onAction,
    fontWeight: 600,
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' as const },
    '&:focus': focusRing,
  },
}

export interface SkipLinkProps {
  targetId?: string
}

/** Link that skips the header. It must be the first tab stop. */
export function SkipLink({ targetId = 'content' }: SkipLinkProps) {
  const { primitives } = useMessages()

  return (
    <a css={styles.link} href={`#${targetId}`}>
      {primitives.skipToContent}
    </a>
  )
}
