import { useMessages } from '../../../../messages/useMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { wordmarkFont } from '../../../../design-system/theme/wordmark.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, font, size, media, icon, optical } = theme

const styles = {
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    borderRadius: radius.s,
    font: `400 ${size.brand}/1 ${font.display}`,
    whiteSpace: 'nowrap' as const,
    '& > svg': { flex: 'none', color: color.accent, inlineSize: icon.huge, blockSize: icon.huge },
    [media.from.m]: {
      fontSize: size.subsection,
      '& > svg': { inlineSize: icon.giant, blockSize: icon.giant },
    },
  },
  inHindi: {
    display: 'none',
    paddingBlockStart: `calc(${space.xs} + ${optical})`,
    color: color.textMuted,
    font: `400 ${size.note}/1 ${wordmarkFont({ font })}`,
    [media.from.xxl]: { display: 'inline' },
  },
}

export function Logo({ href }: { href: string }) {
  const messages = useMessages().layout
  const { linkComponent: Anchor } = useUi()

  return (
    <Anchor css={styles.link} href={href}>
      <Icon name="logo" size={32} />
      <span>
        {messages.product}
        <VisuallyHidden> {messages.homeLink}</VisuallyHidden>
      </span>
      {messages.product !== messages.productInHindi && (
        <span aria-hidden="true" css={styles.inHindi} lang="hi">
          {messages.productInHindi}
        </span>
      )}
    </Anchor>
  )
}
