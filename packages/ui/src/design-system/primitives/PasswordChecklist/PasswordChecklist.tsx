import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { passwordChecklistStyles as styles } from './PasswordChecklist.styles.ts'

export interface PasswordRule {
  key: string
  label: string
  /** True if the typed password meets the rule. */
  isMet: boolean
  /** Announced immediately: characters that do not count, and why. */
  note?: string
}

export interface PasswordChecklistProps {
  /** Password rules, at least one. */
  items: readonly PasswordRule[]
}

/** Shows which password rules are met while the user types. */
export function PasswordChecklist({ items }: PasswordChecklistProps) {
  const { account, primitives } = useAccountMessages()
  const metShare = items.filter((rule) => rule.isMet).length / items.length

  return (
    <div css={styles.box}>
      <p css={styles.title}>
        <span css={styles.lamp}>
          <Icon name="lamp" size={24} />
          <span css={styles.lit} style={{ opacity: metShare }}>
            <Icon name="lamp" size={24} />
          </span>
        </span>
        {account.passwordRules.title}
      </p>
      <ul css={styles.list}>
        {items.map(({ key, label, isMet }) => (
          <li css={[styles.rule, isMet && styles.met]} key={key}>
            <span css={[styles.mark, isMet && styles.markMet]}>
              {isMet && <Icon name="check" size={16} />}
            </span>
            {label}
            <VisuallyHidden>, {isMet ? primitives.ruleMet : primitives.ruleUnmet}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <p aria-live="polite" css={styles.note}>
        {items.map(({ note }) => note)}
      </p>
    </div>
  )
}
