import type { FoundEnding } from '@kathasagar/api/contract'
import { useId } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { torana } from '../../../../design-system/theme/torana.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, media } = theme

const styles = {
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: `0 ${space.mPlus}`,
  },
  title: { fontSize: size.heading, lineHeight: 1.3 },
  counts: {
    color: color.textMuted,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  shelf: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${theme.thumb.m}, 1fr))`,
    gap: `${space.l} 0`,
    margin: `${space.m} calc(-1 * ${space.s}) 0`,
    [media.from.m]: { gridTemplateColumns: `repeat(auto-fill, minmax(${theme.tile.m}, 1fr))` },
  },
  full: {
    [media.from.m]: { gridTemplateColumns: `repeat(auto-fit, minmax(${theme.tile.m}, 1fr))` },
  },
  place: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minInlineSize: 0,
    textAlign: 'center' as const,
    [media.forcedColors]: { border: `${theme.lineWidth.hairline} solid` },
  },
  picture: {
    inlineSize: `calc(100% - 2 * ${space.s})`,
    blockSize: theme.thumb.m,
    marginInline: space.s,
  },
  veil: { position: 'relative' as const, overflow: 'hidden', background: color.sunken, ...torana },
  lattice: {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    fill: 'none',
    stroke: color.lineGold,
    strokeWidth: 1.4,
  },
  label: {
    padding: `${space.s} ${space.hair} 0`,
    [media.from.m]: { paddingInline: space.s },
    borderBlockStart: theme.goldDoubleLine,
    fontFamily: font.story,
    fontSize: size.note,
    lineHeight: 1.3,
    overflowWrap: 'break-word' as const,
    hyphens: 'auto' as const,
    textWrap: 'balance' as const,
  },
  veiled: { color: color.textMuted, fontFamily: font.interface, fontSize: size.small },
  here: {
    color: color.accent,
    '& > div::before': {
      content: '""',
      position: 'absolute' as const,
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 1,
      blockSize: theme.lineWidth.double,
      background: color.progressFill,
    },
    [media.below.m]: { gridColumn: '1 / -1', order: -1, '& > div': { blockSize: theme.pane.s } },
  },
  mark: { display: 'block', fontFamily: font.interface, fontSize: size.caption, fontWeight: 600 },
}

export interface FoundEndingsProps {
  /** All endings in the order of the story. Endings that were not found have no title. */
  endings: readonly FoundEnding[]
  lang?: string | undefined
  /** URL of the cover, or null. Each found ending shows a part of the cover. */
  coverUrl: string | null
}

const FULL = 5

export function FoundEndings({ endings, ...props }: FoundEndingsProps) {
  const titleId = useId()
  const { ending } = usePlayMessages().play
  const format = useFormat()
  const found = endings.filter(({ title }) => title !== null).length
  const veiled = endings.length - found
  const counts = { found: format.count(found), veiled: format.count(veiled) }
  const said =
    endings.length === 1 ? ending.onlyOne : veiled === 0 ? ending.allFound : ending.foundAndVeiled

  return (
    <section>
      <div css={styles.head}>
        <h2 css={styles.title} id={titleId}>
          {ending.shelf}
        </h2>
        <span css={styles.counts}>{fill(said, counts)}</span>
      </div>
      <ol aria-labelledby={titleId} css={[styles.shelf, endings.length >= FULL && styles.full]}>
        {endings.map((one) => (
          <Place {...props} ending={one} key={one.number} />
        ))}
      </ol>
    </section>
  )
}

/** Background positions that select a part of the cover for each ending. */
const PARTS = ['72% 62%', '24% 40%', '18% 84%', '60% 30%', '84% 78%', '50% 18%', '38% 66%'] as const

interface PlaceProps extends Omit<FoundEndingsProps, 'endings'> {
  ending: FoundEnding
}

function Place({ ending: { number, title, is_here }, lang, coverUrl }: PlaceProps) {
  const { ending } = usePlayMessages().play
  const part = PARTS[(number - 1) % PARTS.length]

  return (
    <li aria-current={is_here || undefined} css={[styles.place, is_here && styles.here]}>
      {title === null ? (
        <HiddenEnding css={styles.picture} />
      ) : (
        <CoverImage
          alt=""
          css={[styles.picture, { '& > img': { transform: 'scale(2.2)', transformOrigin: part } }]}
          isTorana
          position={part ?? '50% 50%'}
          ratio="auto"
          src={coverUrl}
        />
      )}
      <p css={[styles.label, title === null && styles.veiled]}>
        {title === null ? ending.veiled : <bdi lang={lang}>{title}</bdi>}
        {is_here && <span css={styles.mark}> {ending.here}</span>}
      </p>
    </li>
  )
}

const LATTICE =
  'M22 4l6 12 12 6-12 6-6 12-6-12L4 22l12-6ZM0 0l6 3-3 3ZM44 0l-6 3 3 3ZM0 44l6-3-3-3ZM44 44l-6-3 3-3ZM22 16.5a5.5 5.5 0 1 0 .01 0Z'

function HiddenEnding({ className }: { className?: string }) {
  const id = useId()

  return (
    <div aria-hidden="true" className={className} css={styles.veil}>
      <svg css={styles.lattice}>
        <pattern height={32} id={id} patternUnits="userSpaceOnUse" viewBox="0 0 44 44" width={32}>
          <path d={LATTICE} />
        </pattern>
        <rect fill={`url(#${id})`} height="100%" width="100%" />
      </svg>
    </div>
  )
}
