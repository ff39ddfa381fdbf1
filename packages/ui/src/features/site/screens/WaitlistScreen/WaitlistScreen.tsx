import type { WaitlistRequest } from '@kathasagar/api/contract'
import { useId, useState, type FormEvent } from 'react'

import { AccountNotice } from '../../../account/components/AccountNotice/AccountNotice.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { FeatureGrid } from '../../components/FeatureGrid/FeatureGrid.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { useLandingMessages } from '../../../../messages/useLandingMessages.ts'
import { useFormErrorMessage } from '../../../../messages/useFormErrorMessage.ts'
import { useFocusFirstError } from '../../../../design-system/hooks/useFocusFirstError.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { hangingSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, measure, media, radius, column, screen } = theme

const styles = {
  page: {
    display: 'grid',
    gap: space.xxl,
    alignItems: 'start',
    paddingBlock: `${space.xxl} ${space.giant}`,
    [media.from.xl]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${column.form})`,
      columnGap: space.giant,
      paddingBlockStart: space.giant,
    },
  },
  head: { display: 'grid', gap: space.l, justifyItems: 'start', alignContent: 'start' },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.hero } },
  lead: {
    maxInlineSize: '34em',
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.lead,
    lineHeight: 1.6,
  },
  offer: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.m} ${space.l}`,
    borderRadius: radius.m,
    background: color.warningSurface,
    color: color.warningText,
    fontWeight: 600,
  },
  place: { [media.from.xl]: { gridColumn: 2, gridRow: '1 / span 2' } },
  form: {
    ...hangingSurface(theme, color.line),
    display: 'grid',
    gap: space.l,
    padding: space.xl,
    background: color.surface,
  },
  formTitle: { fontSize: size.heading },
  notice: {
    display: 'grid',
    gap: space.s,
    color: color.textMuted,
    fontSize: size.small,
    lineHeight: 1.5,
  },
  benefits: { display: 'grid', gap: space.l },
  benefitsTitle: { fontSize: size.section },
  thanks: {
    display: 'grid',
    alignContent: 'center',
    minBlockSize: `calc(0.6 * ${screen.block})`,
    inlineSize: `min(${measure.form}, 100%)`,
    marginInline: 'auto',
    paddingBlock: space.huge,
  },
}

interface WaitlistScreenProps {
  /** Returns an error code or message if the form is incomplete, or undefined. */
  validate: (values: WaitlistRequest) => string | undefined
  /** Called synchronously in the press event, because only then the browser can open a tab. */
  onSubmit: (values: WaitlistRequest) => void
  isBusy?: boolean
  error?: string | undefined
  hasJoined: boolean
  /** URL of a form on another site. If absent, this site stores the entry. */
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

export function WaitlistScreen(props: WaitlistScreenProps) {
  const { hasJoined, formUrl, homeHref } = props
  const { waitlist: messages } = useLandingMessages()

  if (hasJoined) {
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
      <div css={styles.place}>
        <WaitlistForm {...props} />
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

function WaitlistForm({
  validate,
  onSubmit,
  isBusy = false,
  error,
  ...links
}: WaitlistScreenProps) {
  const { waitlist: messages } = useLandingMessages()
  const titleId = useId()
  const noticeId = useId()
  const [values, setValues] = useState<WaitlistRequest>({ name: '', email: '' })
  const [fault, setFault] = useState<string>()
  const [tries, setTries] = useState(0)
  const form = useFocusFirstError(tries, fault)
  const faultMessage = useFormErrorMessage()
  const shown = fault === undefined ? error : faultMessage(fault)

  const change = (changed: Partial<WaitlistRequest>) => {
    setValues({ ...values, ...changed })
    setFault(undefined)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = validate(values)
    setFault(found)
    setTries(tries + 1)
    if (!found) onSubmit({ name: values.name.trim(), email: values.email.trim() })
  }
  const markIf = (isWrong: boolean) => (fault !== undefined && isWrong ? '' : undefined)
  return (
    <form aria-labelledby={titleId} css={styles.form} noValidate onSubmit={handleSubmit} ref={form}>
      <h2 css={styles.formTitle} id={titleId}>
        {messages.formTitle}
      </h2>
      {shown && <FormError>{shown}</FormError>}
      <TextInput
        autoComplete="name"
        error={markIf(values.name.trim() === '')}
        isRequired
        label={messages.name}
        onChange={(name) => change({ name })}
        value={values.name}
      />
      <TextInput
        autoComplete="email"
        error={markIf(values.email.trim() === '' || values.name.trim() !== '')}
        isRequired
        label={messages.email}
        onChange={(email) => change({ email })}
        type="email"
        value={values.email}
      />
      <Button
        aria-describedby={noticeId}
        busyLabel={messages.busy}
        isBusy={isBusy}
        isFullWidth
        type="submit"
        variant="primary"
      >
        {messages.submit}
      </Button>
      <div css={styles.notice} id={noticeId}>
        <p>{links.formUrl ? messages.elsewhere : messages.kept}</p>
        <p>
          {messages.agree} <Link href={links.termsHref}>{messages.terms}</Link> {messages.and}{' '}
          <Link href={links.privacyHref}>{messages.privacy}</Link>
          {messages.end}
        </p>
      </div>
    </form>
  )
}
