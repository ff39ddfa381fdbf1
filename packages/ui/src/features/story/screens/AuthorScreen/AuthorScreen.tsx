import type { AuthorPage } from '@kathasagar/api/contract'
import { useId, useState } from 'react'

import {
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { SectionHeading } from '../../../../design-system/primitives/SectionHeading/SectionHeading.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import {
  LoadMore,
  type LoadMoreProps,
} from '../../../../design-system/primitives/LoadMore/LoadMore.tsx'
import { SeriesList, type SeriesListProps } from '../../components/SeriesList/SeriesList.tsx'
import {
  StoryGrid,
  type StoryGridProps,
  SkeletonGrid,
} from '../../components/StoryGrid/StoryGrid.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthorsMessages } from '../../../../messages/useAuthorsMessages.ts'
import { NotFoundScreen } from '../../../site/screens/NotFoundScreen/NotFoundScreen.tsx'
import type { Shared } from '../../../play/components/ShareButton/ShareButton.tsx'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import { BlockDialog } from '../../components/CommentList/BlockDialog.tsx'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { faceOfName } from '../../../../design-system/theme/faceOfName.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, lineWidth, media, radius, offset, art } = theme

const figuresOf = {
  figures: {
    gridArea: 'figures',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: 0,
    paddingBlock: space.m,
    borderBlock: `${lineWidth.hairline} solid ${color.line}`,
    [media.from.l]: {
      display: 'flex',
      justifyContent: 'flex-start',
      alignSelf: 'end',
      paddingBlock: 0,
      borderBlock: 0,
    },
    [media.from.xl]: { justifyContent: 'flex-end' },
  },
  figure: {
    display: 'flex',
    flexDirection: 'column-reverse' as const,
    alignItems: 'center',
    '& + &': { borderInlineStart: `${lineWidth.hairline} solid ${color.line}` },
    [media.from.l]: {
      alignItems: 'flex-start',
      '& + &': { marginInlineStart: space.xl, paddingInlineStart: space.xl },
    },
  },
  number: {
    margin: 0,
    font: `400 ${size.subsection}/1.2 ${font.display}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  figureName: { color: color.textMuted, fontSize: size.label },
}

const faceOf = {
  face: {
    gridArea: 'face',
    alignSelf: 'center',
    margin: space.s,
    borderRadius: radius.full,
    outline: `${lineWidth.thick} dotted ${color.lineGold}`,
    outlineOffset: offset.m,
    '& > span': { inlineSize: art.l, blockSize: art.l, fontSize: size.hero },
    [media.from.l]: {
      alignSelf: 'start',
      margin: space.m,
      '& > span': { inlineSize: art.xxl, blockSize: art.xxl },
    },
    [media.from.xl]: { '& > span': { inlineSize: art.huge, blockSize: art.huge } },
  },
}

const styles = {
  ...figuresOf,
  ...faceOf,
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: `'face who' 'about about' 'figures figures' 'acts acts'`,
    gap: `${space.l} ${space.m}`,
    marginBlockStart: space.xl,
    [media.from.l]: {
      gridTemplateAreas: `'face who' 'face about' 'face acts' 'face figures'`,
      gap: `${space.l} ${space.xl}`,
      marginBlockStart: space.giant,
    },
    // On a wide screen, the numbers are in the same line as the buttons.
    [media.from.xl]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: `'face who who' 'face about about' 'face acts figures'`,
      columnGap: space.huge,
    },
  },
  who: { gridArea: 'who', alignSelf: 'center', minInlineSize: 0 },
  name: {
    fontSize: size.section,
    lineHeight: 1.15,
    overflowWrap: 'anywhere' as const,
    [media.from.l]: { fontSize: size.hero },
  },
  traits: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `0 ${space.lPlus}`,
    marginBlockStart: space.s,
    color: color.textMuted,
    fontSize: size.label,
    overflowWrap: 'anywhere' as const,
    [media.from.l]: { fontSize: size.note },
  },
  about: { gridArea: 'about', minInlineSize: 0 },
  acts: {
    gridArea: 'acts',
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    alignSelf: 'end',
    gap: space.m,
  },
  act: { whiteSpace: 'nowrap' as const, [media.below.l]: { flexBasis: '100%' } },
  said: {
    color: color.textMuted,
    fontSize: size.label,
    '&:empty': { position: 'absolute' as const },
  },
}

interface AuthorHeadProps {
  author: AuthorPage
  onFollow: () => void
  /** Called after the user has confirmed the block. The parent must update the author. */
  onBlock: () => void
  isFollowBusy: boolean
  followError?: string | undefined
  onShare: () => Promise<Shared>
  accountHref: string
}

export interface AuthorScreenProps
  extends Omit<AuthorHeadProps, 'author'>, Omit<StoryGridProps, 'stories'>, LoadMoreProps {
  author: AuthorPage | null
  status: 'loading' | 'failed' | 'missing' | 'ready'
  error?: string | undefined
  onRetry: () => void
  homeHref: string
  stories: StoryGridProps['stories'] | null
  series?: (SeriesListProps & LoadMoreProps) | undefined
  loginRequired: LoginRequiredDialogProps
}

export function AuthorScreen({ loginRequired, status, error, ...page }: AuthorScreenProps) {
  const { authors: messages } = useAuthorsMessages()
  const format = useFormat()
  const storiesId = useId()
  const seriesId = useId()
  const { author, stories, onRetry, homeHref, series, ...shown } = page
  const { storyHref, busyStoryId, onPlay, onLike, onBookmark, ...rest } = shown
  const { hasMore, isBusy, moreError, onLoadMore, ...head } = rest

  if (status === 'loading') return <Spinner isPage label={messages.loading} />
  if (status === 'failed')
    return <ErrorState message={error ?? messages.failed} onRetry={onRetry} />
  if (!author) return <NotFoundScreen homeHref={homeHref} title={messages.missing} />
  const { stories_total } = author
  return (
    <>
      <AuthorHead {...head} author={author} />
      {stories_total === 0 ? (
        <EmptyState hint={messages.noneHint} title={messages.none} />
      ) : (
        <section aria-labelledby={storiesId}>
          <SectionHeading
            aside={
              stories_total > 1
                ? fill(messages.newestFirst, { count: format.count(stories_total) })
                : undefined
            }
            id={storiesId}
            title={messages.stories}
          />
          {stories === null ? (
            <SkeletonGrid />
          ) : (
            <StoryGrid
              {...{ storyHref, busyStoryId, onPlay, onLike, onBookmark }}
              stories={stories}
            />
          )}
          <LoadMore {...{ hasMore, isBusy, moreError, onLoadMore }} />
        </section>
      )}
      {series && series.items.length > 0 && (
        <section aria-labelledby={seriesId}>
          <SectionHeading id={seriesId} title={messages.series} />
          <SeriesList hrefOf={series.hrefOf} items={series.items} />
          <LoadMore {...series} busyLabel={messages.loadingSeries} label={messages.moreSeries} />
        </section>
      )}
      <LoginRequiredDialog {...loginRequired} />
    </>
  )
}

const FIGURES = ['stories_total', 'plays_total', 'followers_total'] as const

function AuthorHead({ author, followError, ...props }: AuthorHeadProps) {
  const { authors: messages, browse, story } = useAuthorsMessages()
  const { locale } = useUi()
  const format = useFormat()
  const [shared, setShared] = useState<Shared | null>(null)
  const { display_name, about, languages } = author
  const names = languages.map((language) => browse.languages[language])

  return (
    <header css={styles.head}>
      <div css={styles.face}>
        <Avatar name={display_name} size={220} src={author.avatar_url} />
      </div>
      <div css={styles.who}>
        <h1 css={[styles.name, faceOfName(display_name, theme)]} dir="auto">
          {display_name}
        </h1>
        <p css={styles.traits}>
          <bdi>@{author.handle}</bdi>
          {names.length > 0 && (
            <span>
              {fill(messages.writesIn, { languages: new Intl.ListFormat(locale).format(names) })}
            </span>
          )}
          <span>{fill(messages.since, { month: format.month(author.joined_at) })}</span>
        </p>
      </div>
      {about && (
        <div css={styles.about} dir="auto">
          <Prose isBrief source={about} />
        </div>
      )}
      <div css={styles.acts}>
        {author.is_own ? (
          <ButtonLink css={styles.act} href={props.accountHref} icon="pencil">
            {messages.change}
          </ButtonLink>
        ) : (
          <FollowButtons {...props} author={author} />
        )}
        <IconButton
          icon="share"
          label={story.share}
          onPress={() => void props.onShare().then(setShared)}
        />
        <span aria-live="polite" css={styles.said}>
          {followError}
          {shared === 'copied' && story.linkCopied}
          {shared === 'failed' && story.shareFailed}
        </span>
      </div>
      <dl css={styles.figures}>
        {FIGURES.map((key) => (
          <div css={styles.figure} key={key}>
            <dt css={styles.figureName}>
              {messages.figures[key][format.isOne(author[key]) ? 'one' : 'other']}
            </dt>
            <dd css={styles.number}>{format.count(author[key])}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

type FollowButtonsProps = Pick<AuthorHeadProps, 'author' | 'onFollow' | 'onBlock' | 'isFollowBusy'>

function FollowButtons({ author, onFollow, onBlock, isFollowBusy }: FollowButtonsProps) {
  const { authors: messages } = useAuthorsMessages()
  const [isAsked, setIsAsked] = useState(false)
  const { is_followed } = author

  if (author.is_blocked) {
    return (
      <Button css={styles.act} icon="eye" isBusy={isFollowBusy} onPress={onBlock}>
        {messages.unblock}
      </Button>
    )
  }
  return (
    <>
      <Button
        css={styles.act}
        icon={is_followed ? 'check' : 'plus'}
        isBusy={isFollowBusy}
        onPress={onFollow}
        variant={is_followed ? 'secondary' : 'primary'}
      >
        {is_followed ? messages.following : messages.follow}
      </Button>
      <IconButton icon="eyeOff" label={messages.block} onPress={() => setIsAsked(true)} />
      <BlockDialog isOpen={isAsked} onBlock={onBlock} onClose={() => setIsAsked(false)} />
    </>
  )
}
