import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { IconLink } from '../../../../design-system/primitives/IconLink/IconLink.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, lineWidth, media } = theme

const styles = {
  place: { position: 'relative' as const, flex: 'none' },
  count: {
    position: 'absolute' as const,
    insetBlockStart: `calc(-1 * ${space.xs})`,
    insetInlineEnd: `calc(-1 * ${space.xs})`,
    minInlineSize: space.lPlus,
    padding: `0 ${space.xs}`,
    borderRadius: radius.full,
    background: color.brand,
    color: color.onBrand,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.4,
    textAlign: 'center' as const,
    pointerEvents: 'none' as const,
    [media.forcedColors]: { border: `${lineWidth.hairline} solid CanvasText` },
  },
}

const MAX_SHOWN = 99

export interface NoticeBellProps {
  href: string
  unread: number
}

export function NoticeBell({ href, unread }: NoticeBellProps) {
  const messages = useMessages().layout
  const { count, counted } = useFormat()
  const shown = unread > MAX_SHOWN ? `${count(MAX_SHOWN)}+` : count(unread)
  const told = counted(messages.unread, unread, { count: shown })

  return (
    <span css={styles.place}>
      <IconLink
        href={href}
        icon="bell"
        label={unread === 0 ? messages.notices : `${messages.notices}: ${told}`}
      />
      {unread > 0 && (
        <span aria-hidden css={styles.count}>
          {shown}
        </span>
      )}
    </span>
  )
}
