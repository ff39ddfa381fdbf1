import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useState } from 'react'

const OFF_KEY = 'list-keys-off'

/** Whether letters are keys of long lists, as this device remembers it. */
export function useListKeys() {
  const [hasKeys, setHasKeys] = useState(() => deviceStorage.read(OFF_KEY) === null)

  return {
    hasKeys,
    onKeysChange: (isOn: boolean) => {
      setHasKeys(isOn)
      if (isOn) deviceStorage.remove(OFF_KEY)
      else deviceStorage.write(OFF_KEY, 'yes')
    },
  }
}
