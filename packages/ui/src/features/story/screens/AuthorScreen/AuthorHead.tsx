import type { AuthorPage } from '@kathasagar/api/contract'
import { useState } from 'react'

import type { Shared } from '../../../play/components/ShareButton/ShareButton.tsx'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import { BlockDialog } from '../../components/CommentList/BlockDialog.tsx'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthorsMessages } from '../../../../messages/useAuthorsMessages.ts'
import { faceOfName } from '../../../../design-system/theme/faceOfName.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { authorScreenStyles as styles } from './AuthorScreen.styles.ts'

export interface AuthorHeadProps {
  author: AuthorPage
  onFollow: () => void
  /** Called after confirmation. The parent updates the author. */
  onBlock: () => void
  isFollowBusy: boolean
  followError?: string | undefined
  onShare: () => Promise<Shared>
  accountHref: string
}

export function AuthorHead({ author, ...acts }: AuthorHeadProps) {
  const { display_name, avatar_url, about } = author

  return (
    <header css={styles.head}>
      <div css={styles.face}>
        <Avatar name={display_name} size={220} src={avatar_url} />
      </div>
      <div css={styles.who}>
        <h1 css={[styles.name, faceOfName(display_name, theme)]} dir="auto">
          {display_name}
        </h1>
        <Traits author={author} />
      </div>
      {about && (
        <div css={styles.about} dir="auto">
          <Prose isBrief source={about} />
        </div>
      )}
      <Acts {...acts} author={author} />
      <Figures author={author} />
    </header>
  )
}

function Traits({ author: { handle, languages, joined_at } }: Pick<AuthorHeadProps, 'author'>) {
  const { authors: messages, browse } = useAuthorsMessages()
  const { locale } = useUi()
  const format = useFormat()
  const names = languages.map((language) => browse.languages[language])

  return (
    <p css={styles.traits}>
      <bdi>@{handle}</bdi>
      {names.length > 0 && (
        <span>
          {fill(messages.writesIn, { languages: new Intl.ListFormat(locale).format(names) })}
        </span>
      )}
      <span>{fill(messages.since, { month: format.month(joined_at) })}</span>
    </p>
  )
}

function Acts({ author, followError, ...props }: AuthorHeadProps) {
  const { authors: messages, story } = useAuthorsMessages()
  const [shared, setShared] = useState<Shared | null>(null)

  return (
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
  )
}

function FollowButtons({
  author: { is_followed, is_blocked },
  onFollow,
  onBlock,
  isFollowBusy,
}: Pick<AuthorHeadProps, 'author' | 'onFollow' | 'onBlock' | 'isFollowBusy'>) {
  const { authors: messages } = useAuthorsMessages()
  const [isAsked, setIsAsked] = useState(false)

  if (is_blocked) {
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

const FIGURES = ['stories_total', 'plays_total', 'followers_total'] as const

function Figures({ author }: Pick<AuthorHeadProps, 'author'>) {
  const { authors: messages } = useAuthorsMessages()
  const format = useFormat()

  return (
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
  )
}
