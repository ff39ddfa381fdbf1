import { useId, type ReactNode } from 'react'

import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { Form, type FormProps } from '../../../../design-system/primitives/Form/Form.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, lineWidth, media } = theme

const styles = {
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.title } },
  lead: { marginBlock: `calc(-1 * ${space.xs}) ${space.s}`, color: color.textSecondary },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    color: color.textMuted,
    fontSize: size.label,
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `${lineWidth.hairline} solid ${color.line}`,
    },
  },
  other: { color: color.textSecondary, textAlign: 'center' as const },
}

export interface AccountFormProps<
  Values extends { [Name in keyof Values]: string },
> extends FormProps<Values> {
  title: string
  lead: string
  /** Another login method, such as the button of Google. */
  alternative?: ReactNode
  /** Link to another form, such as the registration. */
  other: ReactNode
}

export function AccountForm<Values extends { [Name in keyof Values]: string }>({
  title,
  lead,
  alternative,
  other,
  ...form
}: AccountFormProps<Values>) {
  const { or } = useAccountMessages().account
  const titleId = useId()

  return (
    <div css={styles.form}>
      <h1 css={styles.title} id={titleId} tabIndex={-1}>
        {title}
      </h1>
      <p css={styles.lead}>{lead}</p>
      <Form {...form} aria-labelledby={titleId} isFullWidth width="full" />
      {alternative && <p css={styles.or}>{or}</p>}
      {alternative}
      <div css={styles.other}>{other}</div>
    </div>
  )
}
