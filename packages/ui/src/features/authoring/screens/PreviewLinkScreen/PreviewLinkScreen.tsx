import { useState } from 'react'

import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import type { Shared } from '../../../play/components/ShareButton/ShareButton.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { StoryPageHead } from '../../components/StoryPageHead/StoryPageHead.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'

export interface PreviewLinkScreenProps {
  title: string
  lang?: string | undefined
  backHref: string
  /** URL of the preview link. Null if there is no link, undefined while loading. */
  href: string | null | undefined
  error?: string | undefined
  onRetry: () => void
  /** Creates or replaces the link. Resolves with an error message, or null. */
  onCreate: () => Promise<string | null>
  onRevoke: () => Promise<string | null>
  /** Opens the device's share dialog, or copies the link. */
  onShare: () => Promise<Shared>
}

export function PreviewLinkScreen(props: PreviewLinkScreenProps) {
  const { title, lang, backHref, href, error, onRetry, onCreate } = props
  const { authoring, story } = useAuthoringMessages()
  const { previewLink: messages } = authoring
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const [shared, setShared] = useState<Shared | null>(null)
  const [asked, setAsked] = useState<'replace' | 'revoke' | null>(null)
  const said = { shared: '', copied: story.linkCopied, failed: story.shareFailed }

  return (
    <Stack gap="m">
      <StoryPageHead {...{ title, lang, backHref, messages }} />
      {error !== undefined ? (
        <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
      ) : href === undefined ? (
        <Spinner label={messages.loading} />
      ) : href === null ? (
        <>
          <p>{messages.none}</p>
          {refusal !== null && <FormError>{refusal}</FormError>}
          <div>
            <Button isBusy={isBusy} onPress={() => void attempt(onCreate)} variant="primary">
              {messages.create}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            <Link href={href}>{messages.open}</Link>
          </p>
          <Cluster gap="m">
            <Button
              icon="share"
              onPress={() => void props.onShare().then(setShared)}
              variant="primary"
            >
              {messages.share}
            </Button>
            <Button onPress={() => setAsked('replace')}>{messages.replace}</Button>
            <Button onPress={() => setAsked('revoke')} variant="quiet">
              {messages.revoke}
            </Button>
            <span role="status">{shared && said[shared]}</span>
          </Cluster>
        </>
      )}
      {asked && (
        <QuestionDialog
          cancelLabel={messages.keep}
          confirmLabel={messages[asked]}
          key={asked}
          onClose={() => setAsked(null)}
          onConfirm={asked === 'replace' ? onCreate : props.onRevoke}
          title={asked === 'replace' ? messages.askReplace : messages.askRevoke}
          variant="danger"
        >
          <p>{messages.closes}</p>
        </QuestionDialog>
      )}
    </Stack>
  )
}
