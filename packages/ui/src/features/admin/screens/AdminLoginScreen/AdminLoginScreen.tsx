import { AccountForm } from '../../../account/components/AccountForm/AccountForm.tsx'
import { AccountNotice } from '../../../account/components/AccountNotice/AccountNotice.tsx'
import {
  SecondStepGate,
  type SecondStepGateProps,
} from '../../../account/components/SecondStepForm/SecondStepForm.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, measure, screen } = theme

const styles = {
  screen: {
    display: 'grid',
    alignContent: 'center',
    gap: space.xxl,
    minBlockSize: screen.dynamic,
    inlineSize: `min(${measure.form}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    paddingBlock: space.xxl,
  },
  lamp: { display: 'block', color: color.accent },
}

export interface AdminLoginValues {
  email_or_username: string
  password: string
}

export interface AdminLoginScreenProps extends Pick<SecondStepGateProps, 'secondStep'> {
  error?: string | undefined
  /** Text that gives the reason for the login. Default: a welcome text. */
  lead?: string | undefined
  homeHref: string
  onSubmit: (values: AdminLoginValues) => Promise<FormRefusal | null>
  /** Name of the logged-in user if that user is not an admin. Default: null. */
  stranger?: string | null
  onSignOut: () => void
}

export function AdminLoginScreen(props: AdminLoginScreenProps) {
  const { stranger = null, error, lead, homeHref, onSubmit, onSignOut, secondStep } = props
  const { login, stranger: messages } = useAdminMessages().shell

  return (
    <main css={styles.screen}>
      <span css={styles.lamp}>
        <Icon name="logo" size={32} />
      </span>
      {stranger === null ? (
        <SecondStepGate secondStep={secondStep}>
          <AccountForm<AdminLoginValues>
            busyLabel={login.busy}
            error={error}
            fields={[
              {
                name: 'email_or_username',
                htmlName: 'username',
                label: login.identifier,
                missing: login.identifierMissing,
                autoComplete: 'username',
              },
              {
                name: 'password',
                kind: 'password',
                label: login.password,
                missing: login.passwordMissing,
                autoComplete: 'current-password',
              },
            ]}
            initialValues={{ email_or_username: '', password: '' }}
            lead={lead ?? login.lead}
            onSubmit={onSubmit}
            other={<Link href={homeHref}>{login.site}</Link>}
            submitLabel={login.submit}
            title={login.title}
          />
        </SecondStepGate>
      ) : (
        <AccountNotice
          message={fill(messages.message, { name: stranger })}
          title={messages.title}
          tone="failed"
        >
          <ButtonLink href={homeHref} variant="primary">
            {messages.site}
          </ButtonLink>
          <Button onPress={onSignOut}>{messages.other}</Button>
        </AccountNotice>
      )}
    </main>
  )
}
