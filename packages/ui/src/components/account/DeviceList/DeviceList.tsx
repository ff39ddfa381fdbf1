import type { OpenSignIn } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { deviceListStyles as styles } from './DeviceList.styles.ts'
import { deviceName } from './deviceName.ts'

export interface DeviceListProps {
  /** The latest first. */
  items: readonly OpenSignIn[]
  /** `id` of the one that is being signed out. */
  endingId?: string | null
  /** Called with the `id` of the one to sign out. */
  onEnd: (id: string) => void
}

/** Where an account is signed in; each but this device can be signed out by itself. */
export function DeviceList({ items, endingId = null, onEnd }: DeviceListProps) {
  const messages = useSettingsMessages().settings.devices

  return (
    <ul aria-label={messages.list} css={styles.list}>
      {items.map((device) => (
        <Device
          key={device.id}
          device={device}
          isBusy={device.id === endingId}
          onEnd={() => onEnd(device.id)}
        />
      ))}
    </ul>
  )
}

interface DeviceProps {
  /** One sign-in on one device. */
  device: OpenSignIn
  /** The device is being signed out. */
  isBusy: boolean
  /** Called to sign the device out. */
  onEnd: () => void
}

function Device({ device, isBusy, onEnd }: DeviceProps) {
  const messages = useSettingsMessages().settings.devices
  const { date } = useFormat()
  const name = deviceName(device.device, messages)

  return (
    <li css={styles.device}>
      <div>
        <p css={styles.name}>{name}</p>
        <p css={styles.since}>
          {fill(messages.since, { date: date(device.created_at) })}
          {device.method && ` · ${messages.by[device.method]}`}
        </p>
      </div>
      {device.is_current ? (
        <Badge tone="positive">{messages.current}</Badge>
      ) : (
        <Button
          {...(isBusy ? {} : { 'aria-label': fill(messages.endNamed, { device: name }) })}
          busyLabel={messages.busy}
          isBusy={isBusy}
          onPress={onEnd}
          size="small"
        >
          {messages.end}
        </Button>
      )}
    </li>
  )
}
