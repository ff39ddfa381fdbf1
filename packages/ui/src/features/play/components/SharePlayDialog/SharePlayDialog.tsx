import type { PlayShare } from '@kathasagar/api/contract'
import { useId, useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { useSharingMessages } from '../../../../messages/useSharingMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Collection } from '../../../../design-system/primitives/Collection/Collection.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { Switch } from '../../../../design-system/primitives/Switch/Switch.tsx'
import type { Shared } from '../ShareButton/ShareButton.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size } = theme

const styles = {
  form: { display: 'grid', gap: space.l, justifyItems: 'start', marginBlockEnd: space.xl },
  words: { display: 'grid', gap: space.xs },
  note: { color: color.textMuted, fontSize: size.small, lineHeight: 1.5 },
  about: { display: 'grid', minInlineSize: 0 },
}

export interface SharePlayDialogProps extends SharePlayFormProps {
  isOpen: boolean
  onClose: () => void
  links: readonly PlayShare[] | null
  error?: string | undefined
  onRetry: () => void
  hrefOf: (code: string) => string
  onShare: (code: string) => Promise<Shared>
  onRevoke: (code: string) => Promise<string | null>
}

export function SharePlayDialog({ isOpen, onClose, name, onMake, ...props }: SharePlayDialogProps) {
  const { primitives } = usePlayMessages()
  const { sharing, story } = useSharingMessages()
  const { counted, moment } = useFormat()
  const said = { shared: null, copied: story.linkCopied, failed: story.shareFailed }
  const aboutOf = ({ opened_count, shows_words, shows_name }: PlayShare) => [
    counted(sharing.opened, opened_count),
    shows_words ? sharing.wordsShown : sharing.wordsHidden,
    ...(shows_name ? [sharing.nameShown] : []),
  ]

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
      {props.links?.length !== 0 && (
        <Collection
          actionsOf={({ share_code, created_at }) => [
            {
              label: sharing.share,
              accessibleLabel: fill(sharing.shareThis, { date: moment(created_at) }),
              icon: 'share',
              onPress: async () => said[await props.onShare(share_code)],
            },
            {
              label: sharing.revoke,
              accessibleLabel: fill(sharing.revokeThis, { date: moment(created_at) }),
              confirm: {
                title: sharing.askRevoke,
                text: sharing.revokeMeans,
                cancelLabel: sharing.keep,
              },
              onPress: () => props.onRevoke(share_code),
            },
          ]}
          error={props.error}
          hasHeading
          items={props.error === undefined ? props.links : null}
          keyOf={({ share_code }) => share_code}
          label={sharing.links}
          messages={{ loading: sharing.loading }}
          onRetry={props.onRetry}
          renderItem={(link) => (
            <span css={styles.about}>
              <Link href={props.hrefOf(link.share_code)}>{moment(link.created_at)}</Link>
              <span css={styles.note}>{aboutOf(link).join(', ')}</span>
            </span>
          )}
        />
      )}
    </Dialog>
  )
}

interface SharePlayOptions {
  /** True if the link shows the session from its first turn, false if from its newest turn. */
  isWhole: boolean
  showsWords: boolean
  showsName: boolean
}

interface SharePlayFormProps {
  name: string
  /** Creates or updates the link to the newest turn. Resolves with an error message, or null. */
  onMake: (options: SharePlayOptions) => Promise<string | null>
}

const AT_FIRST: SharePlayOptions = { isWhole: true, showsWords: true, showsName: false }

function SharePlayForm({ name, onMake }: SharePlayFormProps) {
  const noteId = useId()
  const { sharing } = useSharingMessages()
  const [options, setOptions] = useState<SharePlayOptions>(AT_FIRST)
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const [isMade, setIsMade] = useState(false)
  const make = async () => setIsMade(await attempt(() => onMake(options)))

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

      {refusal && <FormError>{refusal}</FormError>}
      <Button
        busyLabel={sharing.making}
        icon="share"
        isBusy={isBusy}
        onPress={() => void make()}
        variant="primary"
      >
        {sharing.make}
      </Button>
      <p css={styles.note} role="status">
        {isMade && sharing.made}
      </p>
    </>
  )
}
