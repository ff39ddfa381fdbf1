import type { ComponentPropsWithRef, ReactNode } from 'react'

import { disclosureStyles as styles } from './Disclosure.styles.ts'

type NativeDetailsProps = Omit<ComponentPropsWithRef<'details'>, 'children' | 'open' | 'onToggle'>

export interface DisclosureProps extends NativeDetailsProps {
  /** Words that open and close it. */
  label: ReactNode
  /** Name of the words, where what is seen does not say enough. */
  labelText?: string | undefined
  /** What is told beside the words, quieter. */
  note?: ReactNode
  /** Whether the content shows; absent: it opens and closes by itself. */
  isOpen?: boolean
  /** Called when the content was opened or closed. */
  onOpenChange?: (isOpen: boolean) => void
  /** What shows once it is open. */
  children?: ReactNode
}

/** Something that most do without, closed until somebody wants it; found by a search in the page. */
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
