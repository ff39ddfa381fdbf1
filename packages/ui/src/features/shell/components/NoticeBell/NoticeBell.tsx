import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { IconLink } from '../../../../design-system/primitives/IconLink/IconLink.tsx'
import { noticeBellStyles as styles } from './NoticeBell.styles.ts'

const MAX_SHOWN = 99

export interface NoticeBellProps {
  href: string
  unread: number
}

export function NoticeBell({ href, unread }: NoticeBellProps) {
  const messages = useMessages().layout
  const { count, counted } = useFormat()
  const shown = unread > MAX_SHOWN ? `${count(MAX_SHOWN)}+` : count(unread)
  const told = counted(messages.unread, unread, { count: shown })

  return (
    <span css={styles.place}>
      <IconLink
        href={href}
        icon="bell"
        label={unread === 0 ? messages.notices : `${messages.notices}: ${told}`}
      />
      {unread > 0 && (
        <span aria-hidden css={styles.count}>
          {shown}
        </span>
      )}
    </span>
  )
}
