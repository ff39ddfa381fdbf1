import type { PreviewLink } from '@kathasagar/api/contract'
import { useId, useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useQuestion } from '../../../hooks/useQuestion.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import type { Shared } from '../../play/ShareButton/ShareButton.tsx'
import { PreviewLinkForm, type PreviewLinkFormProps } from './PreviewLinkForm.tsx'
import { previewLinksStyles as styles } from './PreviewLinks.styles.ts'

export interface PreviewLinksProps extends PreviewLinkFormProps {
  /** Those that lead to the story first; null while they are on their way. */
  items: readonly PreviewLink[] | null
  /** Why the links could not be had, as a sentence. */
  error?: string | undefined
  /** Asks for the links again. */
  onRetry: () => void
  /** Where a link leads, by its code. */
  hrefOf: (code: string) => string
  /** Hands a link to the device's own sheet, or copies it. */
  onShare: (code: string) => Promise<Shared>
  /** Takes a link back; resolves to the reason why it could not be, null where it was. */
  onRevoke: (code: string) => Promise<string | null>
  /** What time it is, in milliseconds: links before it are over. */
  now: number
}

/** Makes links by which test readers play a story, and lists them. */
export function PreviewLinks({ onMake, ...list }: PreviewLinksProps) {
  return (
    <>
      <PreviewLinkForm onMake={onMake} />
      <Links {...list} />
    </>
  )
}

function Links(props: Omit<PreviewLinksProps, 'onMake'>) {
  const { items: links, error, onRetry, onRevoke, ...rest } = props
  const { testReaders: messages } = useAuthoringMessages().authoring
  const titleId = useId()
  const [asked, setAsked] = useState<string | null>(null)
  if (error !== undefined) {
    return <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
  }
  if (links === null) return <Spinner label={messages.loading} />

  return (
    <section aria-labelledby={titleId} css={styles.links}>
      <h3 css={styles.heading} id={titleId}>
        {messages.links}
      </h3>
      {links.length === 0 && <p css={styles.note}>{messages.none}</p>}
      <ul css={styles.list}>
        {links.map((link) => (
          <OneLink {...rest} key={link.preview_code} link={link} onAskRevoke={setAsked} />
        ))}
      </ul>
      {asked !== null && (
        <RevokeQuestion
          key={asked}
          code={asked}
          onClose={() => setAsked(null)}
          onRevoke={onRevoke}
        />
      )}
    </section>
  )
}

interface OneLinkProps extends Pick<PreviewLinksProps, 'hrefOf' | 'onShare' | 'now'> {
  link: PreviewLink
  onAskRevoke: (code: string) => void
}

/** What a link is called, and what became of it. */
function useAbout({ note, created_at, expires_at, ...link }: PreviewLink, isOver: boolean) {
  const { testReaders: messages } = useAuthoringMessages().authoring
  const { counted, moment } = useFormat()
  const said = [
    fill(isOver ? messages.over : messages.until, { date: moment(expires_at) }),
    counted(messages.opened, link.opened_count),
    counted(messages.plays, link.plays_count),
  ]
  const name = note || fill(messages.untitled, { date: moment(created_at) })
  return { name, about: said.join(' · ') }
}

function OneLink({ link, hrefOf, now, ...acts }: OneLinkProps) {
  const isOver = Date.parse(link.expires_at) <= now
  const { name, about } = useAbout(link, isOver)

  return (
    <li css={styles.link}>
      <span css={styles.about}>
        {isOver ? (
          <span dir="auto">{name}</span>
        ) : (
          <Link href={hrefOf(link.preview_code)}>{name}</Link>
        )}
        <span css={styles.note}>{about}</span>
      </span>
      <Acts {...acts} code={link.preview_code} isOver={isOver} name={name} />
    </li>
  )
}

interface ActsProps extends Pick<OneLinkProps, 'onShare' | 'onAskRevoke'> {
  code: string
  /** What the link is called. */
  name: string
  /** The link leads nowhere any more. */
  isOver: boolean
}

function Acts({ code, name, isOver, onShare, onAskRevoke }: ActsProps) {
  const { testReaders: messages, linkCopied, shareFailed } = useShared()
  const [shared, setShared] = useState<Shared | null>(null)
  const said = { shared: '', copied: linkCopied, failed: shareFailed }

  return (
    <span css={styles.acts}>
      {!isOver && (
        <Button
          aria-label={fill(messages.shareThis, { link: name })}
          icon="share"
          onPress={() => void onShare(code).then(setShared)}
          size="small"
        >
          {messages.share}
        </Button>
      )}
      <Button
        aria-label={fill(messages.revokeThis, { link: name })}
        onPress={() => onAskRevoke(code)}
        size="small"
        variant="quiet"
      >
        {messages.revoke}
      </Button>
      <span css={styles.note} role="status">
        {shared && said[shared]}
      </span>
    </span>
  )
}

/** The words of a link, with what is said once it was handed on. */
function useShared() {
  const { authoring, story } = useAuthoringMessages()
  const { linkCopied, shareFailed } = story
  return { testReaders: authoring.testReaders, linkCopied, shareFailed }
}

interface RevokeQuestionProps extends Pick<PreviewLinksProps, 'onRevoke'> {
  /** The link that is asked about. */
  code: string
  onClose: () => void
}

function RevokeQuestion({ code, onClose, onRevoke }: RevokeQuestionProps) {
  const { testReaders: messages } = useAuthoringMessages().authoring
  const question = useQuestion(() => onRevoke(code), onClose)

  return (
    <ConfirmDialog
      {...question}
      cancelLabel={messages.keep}
      confirmLabel={messages.revoke}
      isOpen
      onClose={onClose}
      title={messages.askRevoke}
      variant="danger"
    >
      <p>{messages.revokeMeans}</p>
    </ConfirmDialog>
  )
}
