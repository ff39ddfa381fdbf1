import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, font, size, media, screen, art } = theme

const styles = {
  screen: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minBlockSize: `calc(0.7 * ${screen.block})`,
    padding: `${space.huge} ${space.l}`,
    textAlign: 'center' as const,
  },
  drawing: { inlineSize: `min(${art.vast}, 80%)`, marginBlockEnd: space.xxl },
  leaf: { fill: color.leaf },
  hole: { fill: color.canvas, stroke: color.leafMuted, strokeWidth: 1.5 },
  line: { fill: 'none', stroke: color.leafMuted, strokeWidth: 2, strokeLinecap: 'round' as const },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.title } },
  message: {
    maxInlineSize: '34em',
    marginBlock: `${space.m} ${space.xl}`,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.6,
  },
}

export interface NotFoundScreenProps {
  homeHref: string
  /** Label of the main link. Default: a text for the list of stories. */
  homeLabel?: string | undefined
  /** Heading. Default: a text about a missing page. */
  title?: string | undefined
}

export function NotFoundScreen({ homeHref, homeLabel, title }: NotFoundScreenProps) {
  const { notFound } = useAccountMessages().account

  return (
    <div css={styles.screen}>
      <svg aria-hidden="true" css={styles.drawing} viewBox="0 0 320 110">
        <path css={styles.leaf} d="M150 16H40Q14 16 14 55t26 39h116l-9-16 11-14-13-15 12-16Z" />
        <path
          css={styles.leaf}
          d="M184 30l96-10q26-2 26 33t-24 37l-90 8-10-14 10-14-12-14 11-13Z"
        />
        <circle css={styles.hole} cx="52" cy="55" r="7" />
        <circle css={styles.hole} cx="270" cy="55" r="7" />
        <path
          css={styles.line}
          d="M76 40h58M76 55h48M76 70h54M198 46l48-5M196 60l46-5M200 75l44-5"
        />
      </svg>
      <h1 css={styles.title} tabIndex={-1}>
        {title ?? notFound.title}
      </h1>
      <p css={styles.message}>{notFound.message}</p>
      <ButtonLink href={homeHref} variant="primary">
        {homeLabel ?? notFound.home}
      </ButtonLink>
    </div>
  )
}
