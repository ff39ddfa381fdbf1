import { positionOf } from '@kathasagar/story/storedPicture'
import type { SharedPlay, SharedEntry } from '@kathasagar/api/contract'
import { useEffect, useRef, useState, type Ref } from 'react'

import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import {
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { ColumnCorners } from '../../components/PlayLog/ColumnCorners.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useShortcuts } from '../../../../design-system/hooks/useShortcuts.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { emphasised } from '../../model/emphasised.tsx'
import { dropCap } from '../../../../design-system/theme/dropCap.ts'
import { portraitStyle } from '../../../../design-system/theme/portraitStyle.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, doubleLine, font, goldDoubleLine, layer, media, radius, reading, size, space } =
  theme

const styles = {
  page: {
    display: 'grid',
    gap: space.l,
    position: 'relative' as const,
    maxInlineSize: reading.measure,
    marginInline: 'auto',
    paddingBlock: space.l,
    [media.from.m]: { paddingInline: space.xxlPlus, borderInline: goldDoubleLine },
    '& > *': { minInlineSize: 0 },
  },
  head: { display: 'grid', gap: space.xs },
  title: { fontSize: size.title, overflowWrap: 'anywhere' as const },
  by: { color: color.textSecondary },
  picture: {
    inlineSize: '100%',
    blockSize: 'auto',
    // Reserves the space until the picture has loaded.
    aspectRatio: 'auto 16 / 9',
    borderRadius: `${radius.l} ${radius.l} 0 0`,
    borderBlockEnd: goldDoubleLine,
  },
  entries: { display: 'grid', gap: space.l },
  // Scroll margin, so that the bottom bar does not cover a new entry.
  entry: {
    display: 'grid',
    gap: space.m,
    scrollMarginBlock: `calc(2 * ${space.huge}) calc(4 * ${space.huge})`,
  },
  scene: { fontSize: size.heading, overflowWrap: 'anywhere' as const },
  portrait: portraitStyle(theme),
  told: {
    display: 'flow-root',
    fontFamily: reading.face,
    fontSize: reading.size,
    lineHeight: reading.leading,
    whiteSpace: 'pre-line' as const,
    overflowWrap: 'anywhere' as const,
  },
  dropCap: dropCap({ color, font, space }),
  did: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.sPlus,
    color: color.accent,
    fontFamily: font.interface,
    fontWeight: 600,
    overflowWrap: 'anywhere' as const,
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: theme.icon.dot,
      blockSize: theme.icon.dot,
      transform: 'rotate(45deg)',
      borderRadius: `${radius.drop} 0 ${radius.drop} ${radius.drop}`,
      background: 'currentcolor',
    },
  },
  fork: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingBlock: space.s,
    borderBlock: goldDoubleLine,
    color: color.textSecondary,
    fontStyle: 'italic',
    '& > button': { [media.below.m]: { inlineSize: '100%' } },
  },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
  forkWords: { display: 'flex', alignItems: 'center', gap: space.s },
  dock: {
    position: 'sticky' as const,
    insetBlockEnd: 0,
    zIndex: layer.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    marginInline: `calc(-1 * ${space.l})`,
    padding: `${space.sPlus} ${space.l} calc(${space.sPlus} + env(safe-area-inset-bottom))`,
    borderBlockStart: doubleLine,
    background: color.surface,
    [media.from.m]: { marginInline: `calc(-1 * ${space.xxlPlus})` },
  },
  dockCover: {
    inlineSize: `calc(2 * ${theme.control.touch})`,
    aspectRatio: '16 / 9',
    objectFit: 'cover' as const,
    [media.below.m]: { display: 'none' },
  },
  dockWords: { display: 'grid', flex: 1, minInlineSize: 0 },
  dockNote: { color: color.textMuted, fontSize: size.small },
  // Hidden on a phone, where the page starts with the title.
  dockTitle: {
    fontFamily: font.story,
    overflowWrap: 'anywhere' as const,
    [media.below.m]: { display: 'none' },
  },
  end: { fontFamily: font.story, fontSize: size.lead },
}

export interface ReplayScreenProps extends Pick<ReplayEntryProps, 'isBusy' | 'onFork'> {
  /** Loaded pages of the shared session. Null while loading or if it is not available. */
  play: SharedPlay | null
  error?: string | undefined
  onRetry: () => void
  onMore?: (() => void) | undefined
  moreError?: string | undefined
  storyHref: string
  onReport: () => void
  loginRequired: LoginRequiredDialogProps
}

/** Shows a shared session turn by turn, or all turns together. */
export function ReplayScreen({ play, error, onRetry, ...props }: ReplayScreenProps) {
  const { replay } = useMessages().story
  if (play === null) {
    if (error === undefined) return <Spinner isPage label={replay.loading} />
    return (
      <>
        <h1>
          <VisuallyHidden>{replay.failed}</VisuallyHidden>
        </h1>
        <ErrorState message={error} onRetry={onRetry} title={replay.failed} />
      </>
    )
  }
  return <Replay {...props} play={play} />
}

type ReplayProps = Omit<ReplayScreenProps, 'play' | 'error' | 'onRetry'> & { play: SharedPlay }

function Replay({ play, storyHref, onReport, loginRequired, ...props }: ReplayProps) {
  const { counted } = useFormat()
  const { replay, unknownAuthor } = useMessages().story
  const { story, player } = play

  const { title, language, cover_image_url, estimated_play_time, possible_endings } = story
  const length = [
    counted(replay.minutes, estimated_play_time),
    counted(replay.endings, possible_endings),
  ]
  return (
    <div css={styles.page}>
      <ColumnCorners />
      <header css={styles.head}>
        <h1 css={styles.title} dir="auto">
          {fill(replay.of, { title: story.title })}
        </h1>
        <p css={styles.by}>
          {fill(replay.by, { author: story.author?.display_name ?? unknownAuthor })}
        </p>
        {player !== null && (
          <p css={styles.by} dir="auto">
            {fill(replay.playedBy, { player })}
          </p>
        )}
      </header>
      <Cover play={play} />
      <Turns {...props} play={play} />
      <div>
        <Button icon="warning" onPress={onReport} size="small" variant="quiet">
          {replay.report}
        </Button>
      </div>
      <aside aria-label={replay.theStory} css={styles.dock}>
        {cover_image_url !== null && <img alt="" css={styles.dockCover} src={cover_image_url} />}
        <p css={styles.dockWords}>
          <span css={styles.dockTitle} dir="auto" lang={language}>
            {title}
          </span>
          <span css={styles.dockNote}>{length.join(', ')}</span>
        </p>
        <ButtonLink href={storyHref} icon="play">
          {replay.toStory}
        </ButtonLink>
      </aside>
      <LoginRequiredDialog {...loginRequired} />
    </div>
  )
}

function Cover({ play: { story, entries } }: { play: SharedPlay }) {
  const { plate, image_url } = entries[0]?.answer ?? {}
  const cover = story.cover_image_url
  if (cover === null || plate || image_url) return null
  return (
    <img
      alt={story.image_alt}
      css={[styles.picture, { objectPosition: positionOf(cover) }]}
      src={cover}
    />
  )
}

function usePace(count: number) {
  const [shown, setShown] = useState(1)
  const newest = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (shown > 1) newest.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  return { shown, setShown, newest, isRead: shown >= count, next: () => setShown(shown + 1) }
}

function Turns({
  play,
  onMore,
  moreError,
  ...acts
}: Pick<ReplayProps, 'play' | 'onMore' | 'moreError' | 'isBusy' | 'onFork'>) {
  const { replay } = useMessages().story
  const { entries, ending, story } = play
  const { shown, setShown, newest, isRead, next } = usePace(entries.length)
  const goOn = isRead ? onMore : next
  useShortcuts({ isOn: true, shortcuts: { ArrowRight: goOn, ' ': goOn } })

  return (
    <>
      <ol aria-live="polite" css={styles.entries}>
        {entries.slice(0, shown).map((entry, at) => (
          <ReplayEntry
            key={entry.turn_id}
            {...acts}
            entry={entry}
            lang={story.language}
            opensPlay={at === 0}
            ref={at === shown - 1 ? newest : undefined}
            opensScene={entry.scene !== entries[at - 1]?.scene}
          />
        ))}
      </ol>
      {!isRead && (
        <div css={styles.ways}>
          <Button onPress={next}>{replay.next}</Button>
          <Button onPress={() => setShown(Number.POSITIVE_INFINITY)} variant="quiet">
            {replay.whole}
          </Button>
        </div>
      )}
      {isRead && onMore && (
        <>
          {moreError && <FormError>{moreError}</FormError>}
          <Button onPress={onMore}>{replay.more}</Button>
        </>
      )}
      {isRead && !onMore && ending && <p css={styles.end}>{fill(replay.ending, ending)}</p>}
    </>
  )
}

interface ReplayEntryProps {
  entry: SharedEntry
  ref?: Ref<HTMLLIElement> | undefined
  opensPlay: boolean
  opensScene: boolean
  lang: string
  isBusy: boolean
  onFork: (turnId: string) => void
}

function ReplayEntry({ ref, entry, opensPlay, opensScene, lang, ...acts }: ReplayEntryProps) {
  const { narrative, setup, fallback_description, plate, portrait } = entry.answer
  const { image_url, prompt } = entry.answer
  const told = narrative ?? setup ?? fallback_description

  return (
    <li css={styles.entry} ref={ref}>
      <Deed entry={entry} lang={lang} />
      <Fork {...acts} before={entry.before} />
      {opensScene && (
        <h2 css={styles.scene} dir="auto" lang={lang}>
          {entry.scene}
        </h2>
      )}
      {plate && <img alt={plate.alt} css={styles.picture} src={plate.image_url} />}
      {image_url !== null && <img alt={prompt ?? ''} css={styles.picture} src={image_url} />}
      {told !== null && (
        <p css={[styles.told, opensPlay && !portrait && styles.dropCap]} dir="auto" lang={lang}>
          {portrait && <img alt={portrait.alt} css={styles.portrait} src={portrait.image_url} />}
          {emphasised(told)}
        </p>
      )}
    </li>
  )
}

function Deed({ entry, lang }: Pick<ReplayEntryProps, 'entry' | 'lang'>) {
  const { replay } = useMessages().story
  const { action_type, choice, words } = entry
  if (action_type === 'story_start' || entry.before === null) return null
  const said = words ?? choice
  const deeds = { immerse: replay.looked, show: replay.showed, custom_action: replay.ownWords }
  const deed = action_type in deeds ? deeds[action_type as keyof typeof deeds] : replay.wentOn

  return (
    <p css={styles.did} dir="auto" {...(said !== null && { lang })}>
      {said === null ? deed : fill(replay.you, { words: said })}
    </p>
  )
}

function Fork({ before, isBusy, onFork }: Pick<SharedEntry, 'before'> & ForkActs) {
  const { replay } = useMessages().story
  const { counted } = useFormat()
  if (before === null || before.choices.length < 2) return null

  return (
    <div css={styles.fork}>
      <span css={styles.forkWords}>
        <Icon name="fork" />
        {counted(replay.ways, before.choices.length)}
      </span>
      <Button isDisabled={isBusy} onPress={() => onFork(before.turn_id)} variant="primary">
        {replay.another}
      </Button>
    </div>
  )
}

type ForkActs = Pick<ReplayEntryProps, 'isBusy' | 'onFork'>
