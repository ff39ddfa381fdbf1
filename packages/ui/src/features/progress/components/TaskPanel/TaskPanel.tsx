import type { ProgressSummary as Summary, Task } from '@kathasagar/api/contract'
import { useId } from 'react'

import { useRowScroll } from '../../../../design-system/hooks/useRowScroll.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { SectionHeading } from '../../../../design-system/primitives/SectionHeading/SectionHeading.tsx'
import { Skeleton } from '../../../../design-system/primitives/Skeleton/Skeleton.tsx'
import { TaskCard } from '../TaskCard/TaskCard.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media, radius, card, color, size, font, lineWidth, art } = theme

const styles = {
  panel: { minInlineSize: 0, '&:first-of-type > div:first-of-type': { marginBlockStart: 0 } },
  arrows: { display: 'none', gap: space.m, [media.from.m]: { display: 'flex' } },
  cards: {
    // Contains the visually hidden text of the card, which would otherwise widen the page.
    position: 'relative' as const,
    display: 'grid',
    gridAutoFlow: 'column' as const,
    gridAutoColumns: card.taskPeek,
    gap: space.l,
    // The row extends to the edges of a narrow page and has space for focus rings.
    marginBlock: `calc(-1 * ${space.xs})`,
    marginInline: `calc(-1 * ${space.l})`,
    padding: `${space.xs} ${space.l}`,
    scrollPaddingInline: space.l,
    overflowX: 'auto' as const,
    overscrollBehaviorInline: 'contain' as const,
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth' as const,
    scrollbarWidth: 'none' as const,
    borderRadius: radius.l,
    [media.from.m]: {
      marginInline: `calc(-1 * ${space.xl})`,
      paddingInline: space.xl,
      scrollPaddingInline: space.xl,
    },
    [media.from.xl]: {
      gridAutoColumns: `max(${card.task}, (100% - 2 * ${space.l}) / 3)`,
      marginInline: `calc(-1 * ${space.xs})`,
      paddingInline: space.xs,
      scrollPaddingInline: space.xs,
    },
  },
  card: { minInlineSize: 0, scrollSnapAlign: 'start' },
  waiting: {
    display: 'grid',
    gridAutoFlow: 'column' as const,
    gridAutoColumns: card.taskPeek,
    gap: space.l,
    overflow: 'hidden',
    [media.from.xl]: { gridAutoColumns: `max(${card.task}, (100% - 2 * ${space.l}) / 3)` },
  },
}

const progressSummaryStyles = {
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.m} ${space.l}`,
    marginBlockEnd: space.l,
    padding: `${space.m} ${space.l}`,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
    [media.from.m]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1.2fr) auto',
      gap: space.xl,
      paddingInline: space.xl,
    },
  },
  arch: { position: 'relative' as const, inlineSize: art.l },
  lamps: { display: 'block', inlineSize: '100%', '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  lit: { fill: color.accent, [media.forcedColors]: { fill: 'CanvasText' } },
  unlit: {
    fill: 'none',
    stroke: color.lineControl,
    strokeWidth: 2,
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
  flame: { fill: color.action, [media.forcedColors]: { fill: 'Highlight' } },
  level: {
    position: 'absolute' as const,
    insetBlockEnd: 0,
    insetInline: 0,
    fontFamily: font.display,
    fontSize: size.section,
    lineHeight: 1,
    textAlign: 'center' as const,
  },
  person: { minInlineSize: 0 },
  title: {
    fontFamily: font.display,
    fontSize: size.card,
    lineHeight: 1.15,
    textWrap: 'balance' as const,
  },
  name: {
    marginBlockStart: space.xs,
    color: color.textMuted,
    fontSize: size.label,
    overflowWrap: 'anywhere' as const,
  },
  way: { gridColumn: '1 / -1', [media.from.m]: { gridColumn: 'auto' } },
  stars: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s,
    marginBlockEnd: space.s,
    color: color.textSecondary,
    fontSize: size.label,
  },
  wallets: { display: 'grid', gridColumn: '1 / -1', [media.from.m]: { gridColumn: 'auto' } },
  wallet: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.m,
    '& > dt': { display: 'flex', alignItems: 'center', gap: space.s, color: color.textSecondary },
  },
  coins: { color: color.accent, fontFamily: font.display, fontSize: size.heading },
}

export interface TaskPanelProps {
  title: string
  summary?: Summary | undefined
  tasks: readonly Task[] | undefined
  error?: string | undefined
  onRetry: () => void
}

export function TaskPanel({ title, summary, tasks, error, onRetry }: TaskPanelProps) {
  const { progress: messages } = useMessages()
  const titleId = useId()
  const { rowRef, isOverflowing, stepRow } = useRowScroll<HTMLUListElement>(tasks?.length ?? 0)

  return (
    <section aria-labelledby={titleId} css={styles.panel}>
      <SectionHeading
        controls={
          isOverflowing && (
            <div css={styles.arrows}>
              <IconButton
                icon="chevronLeft"
                label={fill(messages.previous, { title })}
                onPress={() => stepRow(-1)}
              />
              <IconButton
                icon="chevronRight"
                label={fill(messages.next, { title })}
                onPress={() => stepRow(1)}
              />
            </div>
          )
        }
        id={titleId}
        title={title}
      />
      {summary && <ProgressSummary summary={summary} />}
      {error ? (
        <ErrorState message={error} onRetry={onRetry} />
      ) : tasks === undefined ? (
        <div css={styles.waiting}>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton height="190px" shape="block" />
          <Skeleton height="190px" shape="block" />
          <Skeleton height="190px" shape="block" />
        </div>
      ) : tasks.length === 0 ? (
        <EmptyState hint={messages.emptyHint} title={messages.empty} />
      ) : (
        <ul css={styles.cards} ref={rowRef} {...(isOverflowing && scrollable)}>
          {tasks.map((task) => (
            <li css={styles.card} key={task.task_id}>
              <TaskCard task={task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Makes the row focusable, because it can scroll but contains no focusable element. */
const scrollable = { tabIndex: 0 }

const LAMPS = 12

const lampPlaces = Array.from({ length: LAMPS }, (_, index) => {
  const angle = Math.PI * (1 - index / (LAMPS - 1))
  return [Math.round(120 + 100 * Math.cos(angle)), Math.round(132 - 100 * Math.sin(angle))] as const
})

/** Shows level, stars and credits. Each earned level lights a lamp on the arch. */
function ProgressSummary({ summary }: { summary: Summary }) {
  const { count, counted } = useFormat()
  const { progress: messages } = useMessages()
  const t = useServerMessages()
  const { username, level, currency, days_in_a_row: days } = summary
  const stars = fill(messages.stars, {
    stars: count(level.current_stars),
    needed: count(level.stars_for_next_level),
  })
  const percent = Math.min(100, Math.max(0, level.star_progress_percentage))

  const lit = Math.floor((percent / 100) * LAMPS)
  return (
    <div css={progressSummaryStyles.card}>
      <div css={progressSummaryStyles.arch}>
        <svg aria-hidden="true" css={progressSummaryStyles.lamps} viewBox="0 0 240 150">
          {lampPlaces.map(([x, y], index) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <path
                css={index < lit ? progressSummaryStyles.lit : progressSummaryStyles.unlit}
                d="M-9 0H9c-1 5-4.500 8-9 8s-8-3-9-8Z"
              />
              {index < lit && (
                <path
                  css={progressSummaryStyles.flame}
                  d="M0-15c5 6.500 5 10.500 0 13-5-2.500-5-6.500 0-13Z"
                />
              )}
            </g>
          ))}
        </svg>
        <p css={progressSummaryStyles.level}>
          <VisuallyHidden>{messages.level} </VisuallyHidden>
          {count(level.current)}
        </p>
      </div>
      <div css={progressSummaryStyles.person}>
        <p css={progressSummaryStyles.title}>{t.level(level)}</p>
        <p css={progressSummaryStyles.name}>{username}</p>
      </div>
      <div css={progressSummaryStyles.way}>
        <p css={progressSummaryStyles.stars}>
          <span>{stars}</span>
          <bdi dir="ltr">{fill(messages.percent, { percent: count(percent) })}</bdi>
        </p>
        <ProgressBar label={messages.starsAhead} value={percent} />
      </div>
      <div css={progressSummaryStyles.wallets}>
        <dl css={progressSummaryStyles.wallet}>
          <dt>
            <Icon name="cowrie" size={20} />
            {messages.coins}
          </dt>
          <dd css={progressSummaryStyles.coins}>{count(currency.coins_balance)}</dd>
        </dl>
        {days !== undefined && days > 0 && (
          <dl css={progressSummaryStyles.wallet}>
            <dt>
              <Icon name="lamp" size={20} />
              {messages.streak}
            </dt>
            <dd css={progressSummaryStyles.coins}>{counted(messages.streakDays, days)}</dd>
          </dl>
        )}
      </div>
    </div>
  )
}
