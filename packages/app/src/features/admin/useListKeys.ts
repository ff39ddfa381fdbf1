import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useState } from 'react'

const OFF_KEY = 'list-keys-off'

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
