import type { NextStory } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, media } = theme

const styles = {
  leaf: {
    position: 'relative' as const,
    display: 'grid',
    gap: space.m,
    alignItems: 'center',
    padding: space.mPlus,
    borderRadius: theme.radius.l,
    background: color.leaf,
    color: color.leafInk,
    [media.forcedColors]: { border: `${theme.lineWidth.hairline} solid` },
    [media.from.m]: {
      gridTemplateColumns: `${theme.art.xxl} minmax(0, 1fr) auto`,
      gap: space.lPlus,
      padding: `${space.sPlus} ${space.xlPlus} ${space.sPlus} ${space.xxlPlus}`,
      borderRadius: theme.radius.leaf,
      '&::before': {
        content: '""',
        position: 'absolute' as const,
        insetInlineStart: space.mPlus,
        insetBlockStart: `calc(50% - ${theme.icon.bead} / 2)`,
        inlineSize: theme.icon.bead,
        blockSize: theme.icon.bead,
        border: `${theme.lineWidth.fine} solid ${color.leafMuted}`,
        borderRadius: theme.radius.full,
        background: color.surface,
      },
    },
  },
  picture: { borderRadius: theme.radius.s },
  words: { minInlineSize: 0 },
  reason: { color: color.leafAccent, fontSize: size.label, fontWeight: 600 },
  title: {
    fontFamily: font.story,
    fontSize: size.lead,
    fontWeight: 400,
    lineHeight: 1.3,
    overflowWrap: 'anywhere' as const,
  },
  tagline: { color: color.leafMuted, fontSize: size.label, lineHeight: 1.45 },
  way: {
    borderColor: color.leafMuted,
    color: color.leafInk,
    background: 'transparent',
    '&:hover': { background: color.leafTrack },
  },
}

export function NextStoryCard({ story, href }: { story: NextStory; href: string }) {
  const { ending, untitled } = usePlayMessages().play
  const reason = useReason()
  const title = story.title.trim() || untitled
  const isPart = story.reason.code === 'next_part'
  const [way, named] = isPart
    ? [ending.nextPart, ending.nextPartNamed]
    : [ending.next, ending.nextNamed]

  return (
    <section aria-label={way} css={styles.leaf}>
      <CoverImage alt="" css={styles.picture} src={story.cover_image_url} />
      <div css={styles.words}>
        <p css={styles.reason}>{reason(story.reason)}</p>
        <h2 css={styles.title} dir="auto" lang={story.language}>
          {title}
        </h2>
        <p css={styles.tagline} dir="auto" lang={story.language}>
          {story.tagline}
        </p>
      </div>
      <ButtonLink aria-label={fill(named, { title })} css={styles.way} href={href}>
        {way}
      </ButtonLink>
    </section>
  )
}

function useReason() {
  const { because } = usePlayMessages().play.ending
  const { counted } = useFormat()
  const t = useServerMessages()

  return (reason: NextStory['reason']): string => {
    switch (reason.code) {
      case 'next_part':
        return fill(because.next_part, { series: reason.series, number: reason.number })
      case 'same_author':
        return fill(because.same_author, { author: reason.author })
      case 'shared_tag':
        return fill(because.shared_tag, { tag: t.tag(reason.tag) })
      case 'same_category':
        return fill(because.same_category, { category: t.category(reason.category) })
      case 'many_endings':
        return counted(because.many_endings, reason.endings)
      default:
        return because[reason.code]
    }
  }
}
