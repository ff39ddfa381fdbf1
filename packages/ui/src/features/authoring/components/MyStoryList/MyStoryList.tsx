import type { MyStory as Mine, StoryInsight } from '@kathasagar/api/contract'
import type { ReviewFinding } from '@kathasagar/story/schema'
import { useId } from 'react'

import { countsInWords } from '../../model/countsInWords.ts'
import { useFindingCounts } from '../../model/useFindingText.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { languageOf, titleOf } from '../../../story/model/storyMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Chip } from '../../../../design-system/primitives/Chip/Chip.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { StatusPill } from '../../../story/components/StatusPill/StatusPill.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { ReviewFindings } from '../ReviewFindings/ReviewFindings.tsx'
import type { AuthoringMessages } from '../../../../messages/en.ts'
import { pageSide } from '../../../../design-system/theme/pageSide.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { DayBars } from '../DayBars/DayBars.tsx'

const { color, space, size, radius, doubleLine, media, lineWidth, thumb } = theme

const styles = {
  section: { display: 'grid', gap: space.l, minInlineSize: 0 },
  title: { paddingBlockEnd: space.s, borderBlockEnd: doubleLine, fontSize: size.section },
  list: { display: 'grid', gap: space.l, margin: 0, padding: 0, listStyle: 'none' },
  article: {
    display: 'grid',
    gap: space.m,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
    [media.from.m]: {
      gridTemplateColumns: `${thumb.l} minmax(0, 1fr)`,
      columnGap: space.l,
      padding: space.l,
    },
    '& > *': { minInlineSize: 0 },
  },
  cover: { alignSelf: 'start' },
  body: { display: 'grid', gap: space.s, alignContent: 'start' },
  head: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.s },
  name: { fontSize: size.card, overflowWrap: 'anywhere' as const },
  tagline: { color: color.textSecondary, overflowWrap: 'anywhere' as const, ...pageSide },
  facts: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `${space.hair} ${space.mPlus}`,
    color: color.textMuted,
    fontSize: size.label,
  },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s, marginBlockStart: space.xs },
  below: { gridColumn: '1 / -1', display: 'grid', gap: space.m, '&:empty': { display: 'none' } },
  reason: { padding: `${space.sPlus} ${space.mPlus} ${space.s}` },
  empty: { color: color.textMuted },
}

export interface MyStoryState {
  moving?: { id: string; move: StoryMove } | null
  refused?: { id: string; message: string } | null
  insight?: ({ id: string } & StoryInsightPanelProps) | null
}

interface MyStoryActs {
  /** Returns the edit page URL for a story id. The other functions here work in the same way. */
  editHref: (id: string) => string
  viewHref: (id: string) => string
  versionsHref: (id: string) => string
  previewLinkHref: (id: string) => string
  onMove: (move: StoryMove, story: Mine) => void
  onInsight: (story: Mine) => void
  onMend: (story: Mine, finding: ReviewFinding) => void
}

export interface MyStoryListProps extends MyStoryState, MyStoryActs {
  title: string
  /** Stories of the author, most recently changed first. */
  stories: readonly Mine[]
  empty: string
}

export function MyStoryList(props: MyStoryListProps) {
  const { title, stories, empty, moving, refused, insight, ...acts } = props
  const { mine } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} css={styles.section}>
      <h2 css={styles.title} id={titleId}>
        {fill(mine.heading, { title, count: count(stories.length) })}
      </h2>
      {stories.length === 0 && <p css={styles.empty}>{empty}</p>}
      <ul css={styles.list}>
        {stories.map((story) => (
          <li key={story.id}>
            <MyStory
              {...acts}
              insight={insight?.id === story.id ? insight : undefined}
              moving={moving?.id === story.id ? moving.move : undefined}
              refusal={refused?.id === story.id ? refused.message : undefined}
              story={story}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MyStoryProps extends MyStoryActs {
  story: Mine
  refusal: string | undefined
  insight: StoryInsightPanelProps | undefined
  moving: StoryMove | undefined
}

function MyStory({ story, refusal, insight, onMend, ...acts }: MyStoryProps) {
  const { authoring, story: messages } = useAuthoringMessages()
  const { mine } = authoring
  const format = useFormat()
  const { date } = format
  const { version, published_at, findings, review_reason, status } = story
  const titleId = useId()
  const found = useFindingCounts(findings)
    .map(({ words }) => words)
    .join(' · ')

  return (
    <article aria-labelledby={titleId} css={styles.article}>
      <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
      <div css={styles.body}>
        <div css={styles.head}>
          <h3 css={styles.name} id={titleId} {...languageOf(story)}>
            {titleOf(story, messages)}
          </h3>
          {status !== 'draft' && <StatusPill status={status} />}
          {story.has_unpublished_changes && <Chip>{mine.unpublished}</Chip>}
        </div>
        {story.tagline.trim() && (
          <p css={styles.tagline} {...languageOf(story)}>
            {story.tagline}
          </p>
        )}
        <p css={styles.facts}>
          <span>{countsInWords(story, authoring.structure, format).join(' · ')}</span>
          {version !== null && version > 1 && (
            <span>{fill(mine.version, { number: version })}</span>
          )}
          <span>{fill(mine.changed, { date: date(story.updated_at) })}</span>
          {published_at && <span>{fill(mine.publishedOn, { date: date(published_at) })}</span>}
        </p>
        <Actions {...acts} isInsightOpen={insight !== undefined} story={story} />
      </div>
      <div css={styles.below}>
        {refusal && <FormError>{refusal}</FormError>}
        {story.is_taken_down && (
          <Alert css={styles.reason} role="note" tone="note">
            {status === 'archived' ? mine.takenDown : mine.askedBack}
          </Alert>
        )}
        {review_reason && (
          <Alert css={styles.reason} role="note" tone="note">
            {fill(mine.reason, { reason: review_reason })}
          </Alert>
        )}
        {findings.length > 0 && (
          // Opens the findings if an action failed because of them.
          <Fold isOpenFirst={refusal !== undefined} key={refusal} label={found}>
            <ReviewFindings
              findings={findings}
              label={mine.findings}
              onGo={(finding) => onMend(story, finding)}
            />
          </Fold>
        )}
        {insight && <StoryInsightPanel {...insight} />}
      </div>
    </article>
  )
}

interface ActionsProps extends Omit<MyStoryActs, 'onMend'>, Pick<MyStoryProps, 'story' | 'moving'> {
  isInsightOpen: boolean
}

function Actions({ story, moving, isInsightOpen, onMove, onInsight, ...hrefs }: ActionsProps) {
  const { mine } = useAuthoringMessages().authoring
  const { id, status, version } = story
  const moves = moveTexts(mine, story)

  return (
    <div css={styles.actions}>
      <ButtonLink href={hrefs.editHref(id)} icon="pencil" size="small">
        {mine.edit}
      </ButtonLink>
      <ButtonLink href={hrefs.viewHref(id)} icon="eye" size="small">
        {mine.view}
      </ButtonLink>
      {movesOf(story).map((move) => (
        <Button
          key={move}
          busyLabel={moves[move].busy}
          isBusy={moving === move}
          onPress={() => onMove(move, story)}
          size="small"
          variant={'secondary'}
        >
          {moves[move].label}
        </Button>
      ))}
      {version !== null && (
        <ButtonLink href={hrefs.versionsHref(id)} size="small" variant="quiet">
          {mine.versions}
        </ButtonLink>
      )}
      {version !== null && status !== 'archived' && (
        <ButtonLink href={hrefs.previewLinkHref(id)} size="small" variant="quiet">
          {mine.previewLink}
        </ButtonLink>
      )}
      {status !== 'draft' && (
        <Button
          aria-expanded={isInsightOpen}
          icon="chevronDown"
          onPress={() => onInsight(story)}
          size="small"
          variant="quiet"
        >
          {mine.insight}
        </Button>
      )}
    </div>
  )
}

export type StoryMove = 'publish' | 'archive' | 'restore'

const movesOf = ({ status, has_unpublished_changes }: Mine): StoryMove[] => {
  if (status === 'draft') return ['publish']
  if (status === 'published') return has_unpublished_changes ? ['publish', 'archive'] : ['archive']
  return status === 'archived' ? ['restore'] : []
}

export const moveTexts = (
  mine: AuthoringMessages['authoring']['mine'],
  {
    is_taken_down,
    has_unpublished_changes,
  }: Pick<Mine, 'is_taken_down' | 'has_unpublished_changes'>,
) => ({
  publish: {
    label: mine.publish,
    busy: mine.publishing,
    title: has_unpublished_changes ? mine.publishChangesTitle : mine.publishTitle,
    text: has_unpublished_changes ? mine.publishChangesText : mine.publishText,
  },
  archive: {
    label: mine.archive,
    busy: mine.archiving,
    title: mine.archiveTitle,
    text: mine.archiveText,
  },
  restore: is_taken_down
    ? {
        label: mine.askBack,
        busy: mine.askingBack,
        title: mine.askBackTitle,
        text: mine.askBackText,
      }
    : {
        label: mine.restore,
        busy: mine.restoring,
        title: mine.restoreTitle,
        text: mine.restoreText,
      },
})

const storyInsightPanelStyles = {
  place: {
    display: 'grid',
    gap: space.l,
    padding: space.l,
    borderRadius: radius.m,
    background: color.sunken,
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > *': { minInlineSize: 0 },
  },
  figures: { display: 'flex', gap: space.xxl },
  name: { color: color.textMuted, fontSize: size.label },
  figure: { fontSize: size.heading, fontVariantNumeric: 'tabular-nums lining-nums' },
  wide: { gridColumn: '1 / -1' },
  title: { marginBlockEnd: space.xs, fontSize: size.choice },
  line: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    columnGap: space.m,
    paddingBlock: `${space.xsPlus} ${space.xs}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    fontSize: size.note,
    overflowWrap: 'anywhere' as const,
  },
  count: { color: color.textSecondary, fontVariantNumeric: 'tabular-nums lining-nums' },
}

interface StoryInsightPanelProps {
  insight: StoryInsight | null
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** URL of the page with the free text of players. If absent, the link is hidden. */
  freeInputsHref?: string | undefined
}

function StoryInsightPanel(props: StoryInsightPanelProps) {
  const { insight, error, onRetry, freeInputsHref } = props
  const messages = useAuthoringMessages().authoring.insight
  const { count } = useFormat()

  if (error !== undefined) {
    return <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
  }
  if (!insight) return <Spinner label={messages.loading} />
  const { days, endings, drop_offs, players_min } = insight
  const playersOf = (players: number | null) =>
    players === null
      ? fill(messages.few, { count: players_min })
      : fill(messages.players, { count: count(players) })
  const lists = [
    { title: messages.endings, lines: endings },
    { title: messages.leftAt, lines: drop_offs },
  ]

  return (
    <div css={storyInsightPanelStyles.place}>
      <dl css={storyInsightPanelStyles.figures}>
        {(['plays', 'finishes'] as const).map((name) => (
          <div key={name}>
            <dt css={storyInsightPanelStyles.name}>{messages[name]}</dt>
            <dd css={storyInsightPanelStyles.figure}>{count(insight[name])}</dd>
          </div>
        ))}
      </dl>
      <div css={storyInsightPanelStyles.wide}>
        <DayBars
          heading="h4"
          days={days.map(({ day }) => day)}
          series={[
            { name: messages.plays, counts: days.map((day) => day.plays) },
            { name: messages.finishes, counts: days.map((day) => day.finishes) },
          ]}
          title={messages.chartTitle}
          words={messages.chart}
        />
      </div>
      {lists.map(({ title, lines }) => (
        <div key={title}>
          <h4 css={storyInsightPanelStyles.title}>{title}</h4>
          {lines.length === 0 && <p css={storyInsightPanelStyles.name}>{messages.none}</p>}
          <ul>
            {lines.map((line) => (
              <li key={line.node} css={storyInsightPanelStyles.line}>
                <span dir="auto">{line.title}</span>
                <span css={storyInsightPanelStyles.count}>{playersOf(line.players)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {freeInputsHref !== undefined && (
        <p>
          <Link href={freeInputsHref}>{messages.tries}</Link>
        </p>
      )}
      <p css={[storyInsightPanelStyles.wide, storyInsightPanelStyles.name]}>
        {fill(messages.privacy, { count: players_min })}
      </p>
    </div>
  )
}
