import type { Story, StoryCard } from '@kathasagar/api/contract'
import { useId } from 'react'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { LoginRequiredDialog } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { LoginRequiredDialogProps } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { StoryHero, type StoryHeroProps } from '../../components/StoryHero/StoryHero.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { NotFoundScreen } from '../../../site/screens/NotFoundScreen/NotFoundScreen.tsx'
import { CommandCostList } from '../../components/CommandCostList/CommandCostList.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { languageOf } from '../../model/storyMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { statRows } from '../../model/statRows.ts'
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { Badge, type BadgeTone } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Chip } from '../../../../design-system/primitives/Chip/Chip.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'

const {
  color,
  space,
  font,
  size,
  goldDoubleLine,
  media,
  column,
  screen,
  art,
  radius,
  shadow,
  lineWidth,
  optical,
  focusRing,
} = theme

const styles = {
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xxlPlus,
    alignItems: 'start',
    // On a phone the bottom bar contains the PLAY button.
    [media.from.m]: { marginBlockStart: space.huge },
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${column.xxl}`, gap: space.giant },
  },
  facts: { marginBlockEnd: space.xlPlus },
  panel: { [media.from.xl]: { position: 'sticky' as const, insetBlockStart: space.xl } },
  tagline: {
    maxInlineSize: '32em',
    marginBlockStart: space.xlPlus,
    color: color.accent,
    font: `italic 400 ${size.lead}/1.6 ${font.story}`,
  },
  heading: { margin: `${space.xxlPlus} 0 ${space.l}`, fontSize: size.heading, lineHeight: 1.2 },
  prompt: {
    maxInlineSize: '64ch',
    padding: `${space.xs} 0`,
    paddingInlineStart: space.xl,
    borderInlineStart: goldDoubleLine,
    color: color.textSecondary,
    fontSize: size.story,
  },
  report: { marginBlockStart: space.l },
  codex: { marginBlockStart: space.xl },
  missing: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.l,
    minBlockSize: `calc(0.5 * ${screen.block})`,
    textAlign: 'center' as const,
    '& > svg': { inlineSize: art.s, blockSize: art.s, color: color.accent },
    '& > h1': { fontSize: size.title },
  },
}

export interface StoryDetailScreenProps
  extends Omit<StoryHeroProps, 'story'>, Omit<StoryTextProps, 'story'> {
  /** Loading status. Also `failed` if the story does not exist. */
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  homeHref?: string | undefined
  onReport?: (() => void) | undefined
  story: Story | null
  loginRequired: LoginRequiredDialogProps
}

export function StoryDetailScreen(props: StoryDetailScreenProps) {
  const { status, error, story, homeHref, onReport, loginRequired, ...shown } = props
  const { tagHref, codexHref, commentsHref, ...hero } = shown
  const messages = useMessages().story

  if (status === 'loading') return <Spinner isPage label={messages.loadingStory} />
  if (status === 'failed' || !story)
    return homeHref && (error === undefined || error === messages.notFound) ? (
      <div role="alert">
        <NotFoundScreen homeHref={homeHref} title={messages.notFound} />
      </div>
    ) : (
      <div css={styles.missing} role="alert">
        <Icon name="logo" size={32} />
        <h1>{error ?? messages.notFound}</h1>
        {homeHref && <ButtonLink href={homeHref}>{messages.backToStories}</ButtonLink>}
      </div>
    )

  return (
    <>
      <StoryHero {...hero} story={story} />
      <div css={styles.columns}>
        <StoryText {...{ codexHref, commentsHref, story, tagHref }} />
        <div css={styles.panel}>
          <StatsPanel story={story} />
          {onReport && (
            <Button
              css={styles.report}
              icon="warning"
              onPress={onReport}
              size="small"
              variant="quiet"
            >
              {messages.report}
            </Button>
          )}
        </div>
      </div>
      <LoginRequiredDialog {...loginRequired} />
    </>
  )
}

interface StoryTextProps {
  story: Story
  tagHref?: ((id: string) => string) | undefined
  codexHref?: string | undefined
  commentsHref?: string | undefined
}

export function StoryText({ story, tagHref, codexHref, commentsHref }: StoryTextProps) {
  const commandsId = useId()
  const messages = useMessages().story
  const { counted } = useFormat()
  const { story_description, tagline, story_prompt, language, told_by, codex_pages = 0 } = story
  const direction = languageOf(story)

  return (
    <div>
      <div css={styles.facts}>
        <StoryFacts story={story} tagHref={tagHref} />
      </div>
      {told_by !== undefined && (
        <p>{told_by === null ? messages.needsModel : fill(messages.toldByAi, { name: told_by })}</p>
      )}
      <div {...direction}>
        <Prose lang={language} source={story_description.trim() || messages.noDescription} />
      </div>
      {tagline.trim() && (
        <p css={styles.tagline} {...direction}>
          {tagline}
        </p>
      )}
      {story_prompt.trim() && (
        <section>
          <h2 css={styles.heading}>{messages.storyPrompt}</h2>
          <div css={styles.prompt} {...direction}>
            <Prose lang={language} source={story_prompt} />
          </div>
        </section>
      )}
      <section>
        <h2 css={styles.heading} id={commandsId}>
          {messages.commands}
        </h2>
        <CommandCostList gameConfig={story.game_config} labelledBy={commandsId} />
      </section>
      {codexHref !== undefined && codex_pages > 0 && (
        <p css={styles.codex}>
          <Link href={codexHref}>{counted(messages.toCodex, codex_pages)}</Link>
        </p>
      )}
      {commentsHref && (
        <section>
          <h2 css={styles.heading}>{messages.readersSay}</h2>
          <p>
            <Link href={commentsHref}>{messages.toComments}</Link>
          </p>
        </section>
      )}
    </div>
  )
}

const statsPanelStyles = {
  panel: {
    padding: space.xl,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
    boxShadow: shadow,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockEnd: space.l,
  },
  title: { fontSize: size.heading },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    padding: `calc(${space.sPlus} + ${optical}) 0 calc(${space.s} + ${optical})`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    '&:last-of-type': { borderBlockEnd: 0 },
  },
  isFirst: {
    marginInline: `calc(-1 * ${space.m})`,
    marginBlockEnd: space.xs,
    padding: `${space.mPlus} ${space.m} ${space.m}`,
    borderBlockEnd: 0,
    borderRadius: radius.m,
    background: color.neutralSurface,
  },
  name: {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    color: color.textSecondary,
    '& > svg': {
      marginBlockStart: `calc(-1 * (${space.hair} + ${optical}))`,
      color: color.textMuted,
    },
  },
  value: {
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end' as const,
    '& > abbr': { textDecoration: 'none' },
  },
  largeValue: { color: color.accent, font: `400 ${size.subsection}/1 ${font.display}` },
}

function StatsPanel({ story }: { story: Story }) {
  const titleId = useId()
  const messages = useMessages().story
  const { locale } = useUi()
  const format = useFormat()

  return (
    <section aria-labelledby={titleId} css={statsPanelStyles.panel}>
      <div css={statsPanelStyles.head}>
        <h2 css={statsPanelStyles.title} id={titleId}>
          {messages.statistics}
        </h2>
        <StatusPill status={story.status} />
      </div>
      <dl>
        {statRows(story, { messages, format, locale }).map(
          ({ key, icon, value, meaning }, index) => (
            <div css={[statsPanelStyles.row, index === 0 && statsPanelStyles.isFirst]} key={key}>
              <dt css={statsPanelStyles.name}>
                <Icon name={icon} size={index === 0 ? 24 : 20} />
                {messages.facts[key]}
              </dt>
              <dd css={[statsPanelStyles.value, index === 0 && statsPanelStyles.largeValue]}>
                {meaning ? <abbr title={meaning}>{value}</abbr> : value}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

const storyFactsStyles = {
  link: {
    display: 'inline-flex',
    borderRadius: radius.full,
    textDecoration: 'none',
    '&:hover > span': { borderColor: color.accent, color: color.text },
    '&:focus-visible': focusRing,
  },
}

interface StoryFactsProps {
  story: Pick<StoryCard, 'is_premium' | 'difficulty_level' | 'content_rating' | 'tags'>
  tagHref?: ((id: string) => string) | undefined
}

const toneOf: Readonly<Record<string, BadgeTone>> = {
  easy: 'positive',
  medium: 'warning',
  hard: 'danger',
}

function StoryFacts({ story, tagHref }: StoryFactsProps) {
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
            <Anchor css={storyFactsStyles.link} href={tagHref(id)}>
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
