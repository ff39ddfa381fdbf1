import type { LinkComponentProps } from '@kathasagar/ui'
import { Link } from 'react-router-dom'

/** The router's link in the shape that ui asks for. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />
}
