import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { passwordChecklistStyles as styles } from './PasswordChecklist.styles.ts'

export interface PasswordRule {
  /** Stable name of the rule. */
  key: string
  label: string
  /** Whether what has been typed fulfils it. */
  isMet: boolean
  /** What was typed and does not count for it, as a sentence; told at once. */
  note?: string
}

export interface PasswordChecklistProps {
  /** Every rule of a password, in the order it is told; at least one. */
  items: readonly PasswordRule[]
}

/** What a new password still lacks, told while it is typed; a lamp brightens with each rule met. */
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
