import type { PlayShare } from '@kathasagar/api/contract'
import { useId, useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useQuestion } from '../../../../design-system/hooks/useQuestion.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { useSharingMessages } from '../../../../messages/useSharingMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { Switch } from '../../../../design-system/primitives/Switch/Switch.tsx'
import type { Shared } from '../ShareButton/ShareButton.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, lineWidth } = theme

const styles = {
  form: { display: 'grid', gap: space.l, justifyItems: 'start' },
  words: { display: 'grid', gap: space.xs },
  note: { color: color.textMuted, fontSize: size.small, lineHeight: 1.5 },
  links: { display: 'grid', gap: space.s, marginBlockStart: space.xl },
  heading: { fontSize: size.lead },
  list: { display: 'grid' },
  link: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingBlock: space.s,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  about: { display: 'grid', minInlineSize: 0 },
  acts: { display: 'flex', flexWrap: 'wrap' as const, gap: space.xs },
}

export interface SharePlayDialogProps extends SharePlayFormProps, PlayLinksProps {
  isOpen: boolean
  onClose: () => void
}

export function SharePlayDialog({ isOpen, onClose, name, onMake, ...links }: SharePlayDialogProps) {
  const { primitives } = usePlayMessages()
  const { sharing } = useSharingMessages()

  return (
    <Dialog
      actions={<Button onPress={onClose}>{primitives.close}</Button>}
      isOpen={isOpen}
      onClose={onClose}
      title={sharing.title}
    >
      <div css={styles.form}>
        <p>{sharing.lead}</p>
        <SharePlayForm name={name} onMake={onMake} />
      </div>
      <PlayLinks {...links} />
    </Dialog>
  )
}

interface PlayLinksProps {
  links: readonly PlayShare[] | null
  error?: string | undefined
  onRetry: () => void
  hrefOf: (code: string) => string
  onShare: (code: string) => Promise<Shared>
  /** Revokes a link. Resolves with an error message, or null. */
  onRevoke: (code: string) => Promise<string | null>
}

function PlayLinks({ links, error, onRetry, onRevoke, ...rest }: PlayLinksProps) {
  const { sharing } = useSharingMessages()
  const titleId = useId()
  const [asked, setAsked] = useState<string | null>(null)
  if (error !== undefined) return <ErrorState message={error} onRetry={onRetry} />
  if (links === null) return <Spinner label={sharing.loading} />
  if (links.length === 0) return null

  return (
    <section aria-labelledby={titleId} css={styles.links}>
      <h3 css={styles.heading} id={titleId}>
        {sharing.links}
      </h3>
      <ul css={styles.list}>
        {links.map((link) => (
          <PlayLink {...rest} key={link.share_code} link={link} onAskRevoke={setAsked} />
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

interface PlayLinkProps extends Pick<PlayLinksProps, 'hrefOf' | 'onShare'> {
  link: PlayShare
  onAskRevoke: (code: string) => void
}

function useAbout({ opened_count, shows_words, shows_name }: PlayShare): string {
  const { sharing } = useSharingMessages()
  const { counted } = useFormat()
  const said = [
    counted(sharing.opened, opened_count),
    shows_words ? sharing.wordsShown : sharing.wordsHidden,
    ...(shows_name ? [sharing.nameShown] : []),
  ]
  return said.join(', ')
}

function PlayLink({ link, hrefOf, onShare, onAskRevoke }: PlayLinkProps) {
  const { sharing, story } = useSharingMessages()
  const { moment } = useFormat()
  const about = useAbout(link)
  const [shared, setShared] = useState<Shared | null>(null)
  const { share_code: code } = link
  const date = moment(link.created_at)
  const said = { shared: '', copied: story.linkCopied, failed: story.shareFailed }

  return (
    <li css={styles.link}>
      <span css={styles.about}>
        <Link href={hrefOf(code)}>{date}</Link>
        <span css={styles.note}>{about}</span>
      </span>
      <span css={styles.acts}>
        <Button
          aria-label={fill(sharing.shareThis, { date })}
          icon="share"
          onPress={() => void onShare(code).then(setShared)}
          size="small"
        >
          {sharing.share}
        </Button>
        <Button
          aria-label={fill(sharing.revokeThis, { date })}
          onPress={() => onAskRevoke(code)}
          size="small"
          variant="quiet"
        >
          {sharing.revoke}
        </Button>
        <span css={styles.note} role="status">
          {shared && said[shared]}
        </span>
      </span>
    </li>
  )
}

interface RevokeQuestionProps extends Pick<PlayLinksProps, 'onRevoke'> {
  code: string
  onClose: () => void
}

function RevokeQuestion({ code, onClose, onRevoke }: RevokeQuestionProps) {
  const { sharing } = useSharingMessages()
  const question = useQuestion(() => onRevoke(code), onClose)

  return (
    <ConfirmDialog
      {...question}
      cancelLabel={sharing.keep}
      confirmLabel={sharing.revoke}
      isOpen
      onClose={onClose}
      title={sharing.askRevoke}
      variant="danger"
    >
      <p>{sharing.revokeMeans}</p>
    </ConfirmDialog>
  )
}

interface SharePlayOptions {
  /** True if the link starts at the beginning. False: at the newest turn. */
  isWhole: boolean
  showsWords: boolean
  showsName: boolean
}

interface SharePlayFormProps {
  name: string
  /** Creates or changes the link to the newest turn. Resolves with an error message or null. */
  onMake: (options: SharePlayOptions) => Promise<string | null>
}

const AT_FIRST: SharePlayOptions = { isWhole: true, showsWords: true, showsName: false }

function SharePlayForm({ name, onMake }: SharePlayFormProps) {
  const noteId = useId()
  const { sharing } = useSharingMessages()
  const [options, setOptions] = useState<SharePlayOptions>(AT_FIRST)
  const { isBusy, said, error, make } = useMaking(onMake)

  return (
    <>
      <RadioGroup
        items={[
          { value: 'start', label: sharing.fromStart },
          { value: 'newest', label: sharing.fromNewest },
        ]}
        label={sharing.from}
        look="pill"
        onChange={(from) => setOptions({ ...options, isWhole: from === 'start' })}
        value={options.isWhole ? 'start' : 'newest'}
      />
      <div css={styles.words}>
        <Switch
          aria-describedby={noteId}
          isSelected={options.showsWords}
          onChange={(showsWords) => setOptions({ ...options, showsWords })}
        >
          {sharing.words}
        </Switch>
        <p css={styles.note} id={noteId}>
          {sharing.wordsNote}
        </p>
      </div>
      <Switch
        isSelected={options.showsName}
        onChange={(showsName) => setOptions({ ...options, showsName })}
      >
        {fill(sharing.name, { name })}
      </Switch>

      {error && <FormError>{error}</FormError>}
      <Button
        busyLabel={sharing.making}
        icon="share"
        isBusy={isBusy}
        onPress={() => void make(options)}
        variant="primary"
      >
        {sharing.make}
      </Button>
      <p css={styles.note} role="status">
        {said}
      </p>
    </>
  )
}

function useMaking(onMake: SharePlayFormProps['onMake']) {
  const { sharing } = useSharingMessages()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>()

  return {
    isBusy,
    said: failure === null ? sharing.made : '',
    error: failure,
    make: async (options: SharePlayOptions) => {
      setIsBusy(true)
      setFailure(await onMake(options))
      setIsBusy(false)
    },
  }
}
