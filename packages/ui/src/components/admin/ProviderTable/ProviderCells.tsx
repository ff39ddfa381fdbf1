import type { AdminProvider } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { PROVIDER_KIND_NAMES } from '../../../format/providerKindNames.ts'
import { providerTableStyles as styles } from './ProviderTable.styles.ts'

interface ProviderProps {
  /** The provider of the row. */
  provider: AdminProvider
}

/** What a provider is called, and what it speaks. */
export function ProviderName({ provider }: ProviderProps) {
  const { providers: messages } = useAdminMessages().models

  return (
    <span css={styles.name}>
      <b dir="auto">{provider.name}</b>
      <small>
        <span lang="en">{PROVIDER_KIND_NAMES[provider.kind]}</span>
        {provider.is_inside && `, ${messages.inside}`}
      </small>
    </span>
  )
}

/** Where a provider's calls go. */
export function ProviderAddress({ provider }: ProviderProps) {
  const { providers: messages } = useAdminMessages().models

  if (provider.base_url === null) return <span css={styles.quiet}>{messages.ownAddress}</span>
  return (
    <code css={styles.address} dir="ltr">
      {provider.base_url}
    </code>
  )
}

/** Whether a key is kept, and which. */
export function ProviderKey({ provider }: ProviderProps) {
  const { providers: messages } = useAdminMessages().models
  const { has_key, key_ends_in, is_read_only } = provider
  const kept = key_ends_in ? fill(messages.keyKept, { end: key_ends_in }) : messages.keyKeptWhole
  const words = is_read_only ? messages.keyInFile : kept

  return (
    <span css={styles.key}>
      <Icon name="key" size={16} />
      {has_key ? words : messages.keyNone}
    </span>
  )
}

/** The way to change a provider; one of the models file can be looked at. */
export function ProviderEdit({ provider, onEdit }: ProviderProps & { onEdit: () => void }) {
  const { providers: messages } = useAdminMessages().models
  const { name, is_read_only } = provider

  return (
    <IconButton
      icon={is_read_only ? 'eye' : 'pencil'}
      label={fill(is_read_only ? messages.look : messages.edit, { name })}
      onPress={onEdit}
    />
  )
}
