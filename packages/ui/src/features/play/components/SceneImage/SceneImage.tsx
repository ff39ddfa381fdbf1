import { positionOf } from '@kathasagar/story/storedPicture'
import { useState } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { sceneImageStyles as styles } from './SceneImage.styles.ts'

export interface SceneImageProps {
  src: string
  /** Alternative text, which is shown if the picture fails to load. */
  alt: string
  caption?: string | undefined
}

export function SceneImage({ src, alt, caption }: SceneImageProps) {
  const { play, reading } = usePlayMessages()
  const [status, setStatus] = useState<'pending' | 'shown' | 'failed'>('pending')
  const [isEnlarged, setIsEnlarged] = useState(false)

  return (
    <figure css={styles.figure}>
      <div css={styles.frame}>
        {status === 'failed' ? (
          <p css={styles.fallback}>
            <strong css={styles.failed}>{play.imageFailed}</strong> {alt}
          </p>
        ) : (
          <img
            alt={alt}
            css={[
              styles.image,
              { objectPosition: positionOf(src) },
              status === 'pending' && styles.pending,
            ]}
            onError={() => setStatus('failed')}
            onLoad={() => setStatus('shown')}
            src={src}
          />
        )}
        {status === 'shown' && (
          <IconButton
            css={styles.enlarge}
            icon="fit"
            label={play.enlargePicture}
            onPress={() => setIsEnlarged(true)}
          />
        )}
      </div>
      {caption && <figcaption css={styles.caption}>{caption}</figcaption>}
      <Dialog
        actions={<Button onPress={() => setIsEnlarged(false)}>{play.close}</Button>}
        isOpen={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        size="large"
        title={caption ?? reading.voices.picture}
      >
        <img alt={alt} css={styles.enlarged} src={src} />
      </Dialog>
    </figure>
  )
}
