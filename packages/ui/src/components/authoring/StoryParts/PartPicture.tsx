import { positionOf } from '@kathasagar/story/keptPicture'
import { useState } from 'react'

import { Icon } from '../../primitives/Icon/Icon.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

export interface PartPictureProps {
  /** Address of the picture; blank while there is none. */
  src: string
}

/** A picture in a list, small; its words stand beside it. Where there is none to be had, its place. */
export function PartPicture({ src }: PartPictureProps) {
  const [isBroken, setIsBroken] = useState(false)

  if (src === '' || isBroken) {
    return (
      <span css={[styles.rowPicture, styles.rowNoPicture]}>
        <Icon name="image" size={24} />
      </span>
    )
  }
  return (
    <img
      alt=""
      css={[styles.rowPicture, { objectPosition: positionOf(src) }]}
      loading="lazy"
      onError={() => setIsBroken(true)}
      src={src}
    />
  )
}
