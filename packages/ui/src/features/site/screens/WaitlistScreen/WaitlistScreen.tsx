import { AccountNotice } from '../../../account/components/AccountNotice/AccountNotice.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { FeatureGrid } from '../../components/FeatureGrid/FeatureGrid.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { WaitlistForm } from '../../components/WaitlistForm/WaitlistForm.tsx'
import type { WaitlistFormProps } from '../../components/WaitlistForm/WaitlistForm.tsx'
import { useLandingMessages } from '../../../../messages/useLandingMessages.ts'
import { waitlistScreenStyles as styles } from './WaitlistScreen.styles.ts'

export interface WaitlistScreenProps extends Pick<
  WaitlistFormProps,
  'validate' | 'onSubmit' | 'isBusy' | 'error'
> {
  hasJoined: boolean
  /** URL of an external form to open. If absent, this site stores the entry. */
  formUrl: string | undefined
  termsHref: string
  privacyHref: string
  homeHref: string
}

const icons = {
  early: 'lamp',
  exclusive: 'lock',
  models: 'wheel',
  support: 'speaker',
  adFree: 'eye',
  themes: 'sun',
} as const
const benefitNames = Object.keys(icons) as (keyof typeof icons)[]

function Notice({
  formUrl,
  termsHref,
  privacyHref,
}: Pick<WaitlistScreenProps, 'formUrl' | 'termsHref' | 'privacyHref'>) {
  const { waitlist: messages } = useLandingMessages()

  return (
    <>
      <p>{formUrl ? messages.elsewhere : messages.kept}</p>
      <p>
        {messages.agree} <Link href={termsHref}>{messages.terms}</Link> {messages.and}{' '}
        <Link href={privacyHref}>{messages.privacy}</Link>
        {messages.end}
      </p>
    </>
  )
}

function Thanks({ formUrl, homeHref }: Pick<WaitlistScreenProps, 'formUrl' | 'homeHref'>) {
  const { waitlist: messages } = useLandingMessages()

  return (
    <div css={styles.thanks}>
      <AccountNotice message={messages.thanksHint} title={messages.thanks} tone="done">
        <ButtonLink href={homeHref} isFullWidth variant="primary">
          {messages.home}
        </ButtonLink>
        {formUrl && (
          <Link href={formUrl} isExternal>
            {messages.openForm}
          </Link>
        )}
      </AccountNotice>
    </div>
  )
}

export function WaitlistScreen({ hasJoined, ...props }: WaitlistScreenProps) {
  const { waitlist: messages } = useLandingMessages()
  const { formUrl, termsHref, privacyHref, homeHref, ...form } = props

  if (hasJoined) return <Thanks formUrl={formUrl} homeHref={homeHref} />
  return (
    <div css={styles.page}>
      <div css={styles.head}>
        <Badge tone="premium">{messages.badge}</Badge>
        <h1 css={styles.title} tabIndex={-1}>
          {messages.title}
        </h1>
        <p css={styles.lead}>{messages.lead}</p>
        <p css={styles.offer}>
          <Icon name="star" size={20} />
          {messages.offer}
        </p>
      </div>
      <div css={styles.form}>
        <WaitlistForm {...form} notice={<Notice {...{ formUrl, termsHref, privacyHref }} />} />
      </div>
      <section aria-labelledby="benefits" css={styles.benefits}>
        <h2 css={styles.benefitsTitle} id="benefits">
          {messages.benefitsTitle}
        </h2>
        <FeatureGrid
          items={benefitNames.map((name) => ({ icon: icons[name], ...messages.benefits[name] }))}
        />
      </section>
    </div>
  )
}
