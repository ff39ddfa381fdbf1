import { positionOf } from '@kathasagar/story/keptPicture'
import { useState } from 'react'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { sceneImageStyles } from './SceneImage.styles.ts'

export interface SceneImageProps {
  /** Address of the painted picture. */
  src: string
  /** Subject of the picture, in words; read aloud, and shown when the picture does not load. */
  alt: string
  /** The painter's manner; none under a picture that was not asked for. */
  caption?: string | undefined
}

/** A picture the painter made for this scene, in its frame. */
export function SceneImage({ src, alt, caption }: SceneImageProps) {
  const styles = sceneImageStyles(useTheme())
  const { play } = usePlayMessages()
  const [status, setStatus] = useState<'pending' | 'shown' | 'failed'>('pending')

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
      </div>
      {caption && <figcaption css={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
