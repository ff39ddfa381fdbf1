import type { Coauthor, Coauthors } from '@kathasagar/api/contract'
import { COAUTHOR_ROLES, type CoauthorRole } from '@kathasagar/api/contract/vocabulary'
import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { SettingsSection } from '../../account/SettingsSection/SettingsSection.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { coauthorsSectionStyles } from './CoauthorsSection.styles.ts'
import { InviteForm, type InviteFormProps } from './InviteForm.tsx'

export interface CoauthorsSectionProps extends InviteFormProps {
  /** Who writes the story beside its owner; null while that is on its way, or could not be had. */
  people: Coauthors | null
  /** Why the list, or the last change, did not come about. */
  error?: string | undefined
  /** Asks for the list again. */
  onRetry: () => void
  /** Name of the story's owner. */
  owner: string
  /** Who looks at it; they may leave. */
  ownId: string | undefined
  /** Somebody gets another role. */
  onRole: (userId: string, role: CoauthorRole) => void
  /** Somebody is taken out, or leaves by themselves. */
  onRemove: (userId: string) => void
}

/** Who writes a story, for its owner with all that can be changed about it. */
export function CoauthorsSection(props: CoauthorsSectionProps) {
  const { people, error, owner, onInvite, onRemove } = props
  const { coauthors: messages } = useAuthoringMessages().authoring
  const styles = coauthorsSectionStyles(useTheme())
  const [asked, setAsked] = useState<Coauthor | null>(null)
  const isOwner = people?.is_owner === true
  const lead = isOwner ? messages.lead : fill(messages.leadShared, { owner })

  return (
    <div css={styles.section}>
      <SettingsSection lead={lead} title={messages.title}>
        {error && <FormError>{error}</FormError>}
        {people === null && error && <Button onPress={props.onRetry}>{messages.retry}</Button>}
        {people === null && !error && <Spinner label={messages.loading} />}
        {people && <People {...props} onAsk={setAsked} people={people} />}
        {isOwner && <InviteForm onInvite={onInvite} />}
      </SettingsSection>
      <RemoveDialog
        asked={asked}
        isOwn={asked?.user_id === props.ownId}
        onClose={() => setAsked(null)}
        onConfirm={(userId) => {
          setAsked(null)
          onRemove(userId)
        }}
      />
    </div>
  )
}

interface PeopleProps extends Pick<CoauthorsSectionProps, 'ownId' | 'onRole'> {
  people: Coauthors
  /** Somebody is to be taken out; asked about first. */
  onAsk: (coauthor: Coauthor) => void
}

function People({ people: { coauthors, is_owner }, ...acts }: PeopleProps) {
  const { coauthors: messages } = useAuthoringMessages().authoring
  const styles = coauthorsSectionStyles(useTheme())
  if (coauthors.length === 0) return <p css={styles.none}>{messages.none}</p>

  return (
    <ul aria-label={messages.list} css={styles.list}>
      {coauthors.map((coauthor) => (
        <Person {...acts} coauthor={coauthor} isOwner={is_owner} key={coauthor.user_id} />
      ))}
    </ul>
  )
}

interface PersonProps extends Omit<PeopleProps, 'people'> {
  coauthor: Coauthor
  isOwner: boolean
}

function Person({ coauthor, isOwner, ownId, onRole, onAsk }: PersonProps) {
  const { coauthors: messages } = useAuthoringMessages().authoring
  const styles = coauthorsSectionStyles(useTheme())
  const { user_id, person, role, is_accepted } = coauthor
  const name = person.display_name ?? messages.nobody

  return (
    <li css={styles.row}>
      <div css={styles.person}>
        <Avatar name={name} src={person.avatar_url} />
        <bdi>{name}</bdi>
        {!isOwner && <Badge tone="neutral">{messages.roles[role]}</Badge>}
        {!is_accepted && <Badge tone="note">{messages.invited}</Badge>}
      </div>
      {isOwner && (
        <SelectInput
          items={COAUTHOR_ROLES.map((value) => ({ value, label: messages.roles[value] }))}
          label={fill(messages.roleOf, { name })}
          onChange={(chosen) => onRole(user_id, chosen)}
          value={role}
        />
      )}
      {isOwner && (
        <Button
          aria-label={fill(messages.removeNamed, { name })}
          onPress={() => onAsk(coauthor)}
          variant="quiet"
        >
          {messages.remove}
        </Button>
      )}
      {!isOwner && user_id === ownId && (
        <Button onPress={() => onAsk(coauthor)} size="small" variant="quiet">
          {messages.leave}
        </Button>
      )}
    </li>
  )
}

interface RemoveDialogProps {
  asked: Coauthor | null
  /** Who is asked about is who looks at the list, and leaves. */
  isOwn: boolean
  onClose: () => void
  onConfirm: (userId: string) => void
}

function RemoveDialog({ asked, isOwn, onClose, onConfirm }: RemoveDialogProps) {
  const { coauthors: messages } = useAuthoringMessages().authoring
  if (!asked) return null
  const name = asked.person.display_name ?? messages.nobody

  return (
    <ConfirmDialog
      cancelLabel={messages.cancel}
      confirmLabel={isOwn ? messages.leave : messages.remove}
      isOpen
      onClose={onClose}
      onConfirm={() => onConfirm(asked.user_id)}
      title={isOwn ? messages.leaveTitle : fill(messages.removeTitle, { name })}
      variant="danger"
    >
      <p>{isOwn ? messages.leaveText : messages.removeText}</p>
    </ConfirmDialog>
  )
}
