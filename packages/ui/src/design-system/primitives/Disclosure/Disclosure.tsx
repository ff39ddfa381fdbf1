import type { ComponentPropsWithRef, ReactNode } from 'react'

import { disclosureStyles as styles } from './Disclosure.styles.ts'

type NativeDetailsProps = Omit<ComponentPropsWithRef<'details'>, 'children' | 'open' | 'onToggle'>

export interface DisclosureProps extends NativeDetailsProps {
  label: ReactNode
  /** Accessible name, if the visible label is not sufficient. */
  labelText?: string | undefined
  note?: ReactNode
  /** Controls the open state. Default: uncontrolled. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children?: ReactNode
}

export function Disclosure(props: DisclosureProps) {
  const { label, labelText, note, isOpen, onOpenChange, children, ...native } = props

  return (
    <details
      {...native}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange && { onToggle: ({ currentTarget }) => onOpenChange(currentTarget.open) })}
      css={styles.place}
    >
      <summary aria-label={labelText}>
        {label}
        {note && <small css={styles.note}>{note}</small>}
      </summary>
      {children}
    </details>
  )
}
