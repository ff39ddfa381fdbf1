import type { Story, StoryComments } from '@kathasagar/api/contract'

import {
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { CommentForm, type CommentFormProps } from '../../components/CommentForm/CommentForm.tsx'
import { CommentList, type CommentListProps } from '../../components/CommentList/CommentList.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useCommentsMessages } from '../../../../messages/useCommentsMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, column, font, icon, lineWidth, media, radius, size, space, thumb } = theme

const styles = {
  page: { display: 'grid', gap: space.xxl, paddingBlockEnd: space.huge, minInlineSize: 0 },
  strip: {
    display: 'grid',
    gridTemplateColumns: `${thumb.s} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: space.l,
    paddingBlock: space.l,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    '& > a': { [media.below.m]: { gridColumn: '1 / -1' } },
    [media.from.m]: { gridTemplateColumns: `${thumb.m} minmax(0, 1fr) auto` },
  },
  cover: { borderRadius: radius.s, overflow: 'hidden' },
  stripWords: { minInlineSize: 0 },
  story: {
    fontFamily: font.story,
    fontSize: size.card,
    fontWeight: 400,
    overflowWrap: 'anywhere' as const,
  },
  columns: {
    display: 'grid',
    gap: space.xxl,
    alignItems: 'start',
    '& > *': { minInlineSize: 0 },
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${column.l}`, columnGap: space.huge },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: `${space.xs} ${space.m}`,
    marginBlockEnd: space.l,
  },
  title: { fontSize: size.section },
  note: { color: color.textMuted, fontSize: size.label },
  closed: { marginBlock: space.l, color: color.textSecondary },
  rules: { display: 'grid', gap: space.l },
  rulesTitle: { fontSize: size.heading },
  rulesList: { display: 'grid', gap: space.m, padding: 0, listStyle: 'none' },
  rule: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.m,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.5,
    '&::before': {
      content: '""',
      inlineSize: icon.dot,
      blockSize: icon.dot,
      marginBlockStart: space.s,
      transform: 'rotate(45deg)',
      borderRadius: `${radius.drop} 0 ${radius.drop} ${radius.drop}`,
      background: color.progressFill,
    },
  },
}

interface CommentsPartProps
  extends Omit<CommentListProps, 'said' | 'authorHref'>, Pick<CommentFormProps, 'kept'> {
  onPost: CommentFormProps['onSay']
  isSignedIn: boolean
  onLogIn: () => void
}

export interface CommentsScreenProps {
  story: Story | null
  storyHref: string
  error?: string | undefined
  onRetry: () => void
  comments: StoryComments | null
  commentList: CommentsPartProps
  authorHref: (handle: string) => string
  refused?: string | undefined
  loginRequired: LoginRequiredDialogProps
}

export function CommentsScreen({ story, comments, ...props }: CommentsScreenProps) {
  const { comments: messages, story: words } = useCommentsMessages()
  const { count, counted } = useFormat()
  const { error, onRetry, authorHref } = props
  const { isSignedIn, onPost, kept, onLogIn, ...list } = props.commentList

  if (error !== undefined) {
    return (
      <>
        <h1>{messages.title}</h1>
        <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
      </>
    )
  }
  if (!story || !comments) return <Spinner isPage label={messages.loading} />
  const facts = {
    author: story.author?.display_name ?? words.unknownAuthor,
    scenes: counted(messages.scenes, story.total_scenes),
    endings: counted(messages.endings, story.possible_endings),
  }
  return (
    <div css={styles.page}>
      <header css={styles.strip}>
        <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
        <div css={styles.stripWords}>
          <h1 css={styles.story} dir="auto" lang={story.language}>
            {story.title}
          </h1>
          <p css={styles.note}>{fill(messages.storyFacts, facts)}</p>
        </div>
        <ButtonLink href={props.storyHref}>{messages.toStory}</ButtonLink>
      </header>
      {props.refused && <Alert tone="danger">{props.refused}</Alert>}
      <div css={styles.columns}>
        <section aria-labelledby="comments">
          <div css={styles.head}>
            <h2 css={styles.title} id="comments">
              {messages.title}
            </h2>
            <span css={styles.note}>{count(comments.total)}</span>
          </div>
          {isSignedIn ? (
            <CommentForm kept={kept} label={messages.yourComment} onSay={onPost} />
          ) : (
            <p css={styles.closed}>
              <Button icon="reply" onPress={onLogIn}>
                {messages.logIn}
              </Button>
            </p>
          )}
          <CommentList {...list} authorHref={authorHref} said={comments} />
        </section>
        <aside aria-labelledby="rules" css={styles.rules}>
          <h2 css={styles.rulesTitle} id="rules">
            {messages.rulesTitle}
          </h2>
          <ul css={styles.rulesList}>
            {messages.rules.map((rule) => (
              <li css={styles.rule} key={rule}>
                {rule}
              </li>
            ))}
          </ul>
          <p css={styles.note}>{messages.rulesNote}</p>
        </aside>
      </div>
      <LoginRequiredDialog {...props.loginRequired} />
    </div>
  )
}
