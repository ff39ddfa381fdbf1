import type { LinkComponentProps } from '@kathasagar/ui'
import { Link } from 'react-router-dom'

export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />
}
