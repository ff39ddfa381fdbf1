import type { StoryCard } from '@kathasagar/api/contract'

import { useMessages } from '../../../../messages/useMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Badge, type BadgeTone } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Chip } from '../../../../design-system/primitives/Chip/Chip.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, focusRing } = theme

const styles = {
  link: {
    display: 'inline-flex',
    borderRadius: radius.full,
    textDecoration: 'none',
    '&:hover > span': { borderColor: color.accent, color: color.text },
    '&:focus-visible': focusRing,
  },
}

export interface StoryFactsProps {
  story: Pick<StoryCard, 'is_premium' | 'difficulty_level' | 'content_rating' | 'tags'>
  /** Returns the URL of the stories with a tag. If absent, tags are not links. */
  tagHref?: ((id: string) => string) | undefined
}

const toneOf: Readonly<Record<string, BadgeTone>> = {
  easy: 'positive',
  medium: 'warning',
  hard: 'danger',
}

export function StoryFacts({ story, tagHref }: StoryFactsProps) {
  const messages = useMessages().story
  const t = useServerMessages()
  const { linkComponent: Anchor } = useUi()
  const { difficulty_level, content_rating } = story

  return (
    <Cluster as="ul" gap="m">
      {story.is_premium && (
        <li>
          <Badge tone="premium">{messages.premium}</Badge>
        </li>
      )}
      {difficulty_level && (
        <li>
          <Badge tone={toneOf[difficulty_level] ?? 'neutral'}>
            {messages.difficulty[difficulty_level] ?? difficulty_level}
          </Badge>
        </li>
      )}
      {content_rating && (
        <li>
          <Badge tone="neutral">{messages.rating[content_rating] ?? content_rating}</Badge>
        </li>
      )}
      {story.tags.map(({ id, color, ...tag }) => (
        <li key={id}>
          {tagHref ? (
            <Anchor css={styles.link} href={tagHref(id)}>
              <Chip dot={color}>{t.tag(tag)}</Chip>
            </Anchor>
          ) : (
            <Chip dot={color}>{t.tag(tag)}</Chip>
          )}
        </li>
      ))}
    </Cluster>
  )
}
