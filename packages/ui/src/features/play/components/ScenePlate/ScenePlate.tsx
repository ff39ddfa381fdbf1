import { useState } from 'react'
import type { ScenePicture } from '@kathasagar/api/contract'

import { useMessages } from '../../../../messages/useMessages.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { SceneImage } from '../SceneImage/SceneImage.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = { place: { marginBlock: space.s } }

export function ScenePlate({ plate: { image_url, alt } }: { plate: ScenePicture }) {
  const { play } = usePlayMessages()
  const { sharedCommands } = useMessages().story
  const [shown, setShown] = useState<string | null>(null)

  return (
    <div aria-live="polite" css={styles.place}>
      {shown === image_url ? (
        <SceneImage alt={alt} caption={play.plateCaption} src={image_url} />
      ) : (
        <Button icon="image" onPress={() => setShown(image_url)} size="small" variant="quiet">
          {sharedCommands.show}
        </Button>
      )}
    </div>
  )
}
