import type { AdminProvider, ModelBinding } from '@kathasagar/api/contract'
import { Button } from 'react-aria-components'

import { fill } from '../../../format/fill.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { isSilent } from '../ProviderTable/ProviderState.tsx'
import { bindingTableStyles as styles } from './BindingTable.styles.ts'

interface BoundButtonProps {
  /** What stands behind the name. */
  binding: ModelBinding
  /** As the name is read. */
  name: string
  /** The provider that is asked first; undefined where it is gone, or nothing is bound. */
  provider: AdminProvider | undefined
  /** The binding is to be changed, or looked at. */
  onPress: () => void
}

/** What a name is bound to; a press changes it. */
export function BoundButton({ binding, name, provider, onPress }: BoundButtonProps) {
  const messages = useAdminMessages().models.bindings
  const { bound, is_read_only } = binding
  const isOut = bound !== null && (!provider || isSilent(provider.state))

  return (
    <Button
      css={[styles.bound, !bound && styles.builtIn, isOut && styles.silent]}
      onPress={onPress}
    >
      <VisuallyHidden>
        {fill(is_read_only ? messages.look : messages.bind, { name })}{' '}
      </VisuallyHidden>
      {bound ? (
        <span css={styles.model}>
          <span dir="ltr">{bound.model}</span>
          <small>
            <ProviderLine isReadOnly={is_read_only} provider={provider} />
          </small>
        </span>
      ) : (
        <span css={styles.model}>{messages.builtIn}</span>
      )}
      <Icon name={is_read_only ? 'eye' : 'chevronDown'} size={16} />
    </Button>
  )
}

interface ProviderLineProps extends Pick<BoundButtonProps, 'provider'> {
  /** The binding stands in the models file. */
  isReadOnly: boolean
}

function ProviderLine({ provider, isReadOnly }: ProviderLineProps) {
  const messages = useAdminMessages().models.bindings

  if (!provider) return messages.gone
  if (isSilent(provider.state)) return fill(messages.silent, { provider: provider.name })
  return isReadOnly ? fill(messages.inFile, { provider: provider.name }) : provider.name
}
