import type { LinkComponentProps } from '../design-system/context/uiContext.ts'

/** A link that is pressed but not followed, so that a story's page stays where it is. */
export function StayLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
    >
      {children}
    </a>
  )
}
