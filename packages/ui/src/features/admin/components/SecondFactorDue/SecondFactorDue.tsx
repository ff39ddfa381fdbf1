import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { AccountNotice } from '../../../account/components/AccountNotice/AccountNotice.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = { due: { marginBlockEnd: space.l } }

export interface SecondFactorDueProps {
  /** Time in ISO 8601 format after which admins need a second factor. */
  dueAt: string
  isOver: boolean
  setUpHref: string
}

/** Warns admins that they need a second factor. After the due date, the warning replaces the page. */
export function SecondFactorDue({ dueAt, isOver, setUpHref }: SecondFactorDueProps) {
  const messages = useAdminMessages().shell.secondFactor
  const { date } = useFormat()

  if (isOver) {
    return (
      <AccountNotice message={messages.over} title={messages.title} tone="failed">
        <ButtonLink href={setUpHref} variant="primary">
          {messages.setUp}
        </ButtonLink>
      </AccountNotice>
    )
  }
  return (
    <Alert css={styles.due} icon="warning" role="note" tone="warning">
      {fill(messages.due, { date: date(dueAt) })} <Link href={setUpHref}>{messages.setUp}</Link>
    </Alert>
  )
}
