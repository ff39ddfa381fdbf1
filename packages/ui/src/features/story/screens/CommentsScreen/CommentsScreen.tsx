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
import { commentsScreenStyles as styles } from './CommentsScreen.styles.ts'

interface CommentsPartProps
  extends Omit<CommentListProps, 'said' | 'authorHref'>, Pick<CommentFormProps, 'kept'> {
  /** Submits a comment. Resolves with an error, or null. */
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
